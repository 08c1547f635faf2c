// A thinker: Python that answers one question after another, and keeps nobody waiting but who asked.
import type { FromThinker, ToThinker } from './messages';
import { loadPython } from './python';

type Answer = (request: string) => string;
let ready: Promise<Answer>;

async function start(folder: string): Promise<Answer> {
  const python = await loadPython(folder);
  return (python.pyimport('kingsbridge.page.thinking') as { answer: Answer }).answer;
}

const say = (what: FromThinker): void => postMessage(what);

self.onmessage = async ({ data }: MessageEvent<ToThinker>) => {
  try {
    if (data.do === 'start') await (ready = start(data.python));
    else say({ say: 'answer', id: data.id, text: (await ready)(data.request) });
  } catch (error) {
    say({ say: 'broken', why: String(error) });
  }
};
