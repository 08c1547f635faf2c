// A few quiet sounds, made here and now; none until somebody asks for them.
import { prefs } from './prefs.svelte';

type Sound = 'turn' | 'move' | 'chat' | 'end';
/** Notes: how high (Hz), when and how long (s), how loud. */
const SOUNDS: Record<Sound, [number, number, number, number][]> = {
  move: [[196, 0, 0.09, 0.12]],
  turn: [
    [523, 0, 0.5, 0.12],
    [784, 0.12, 0.6, 0.1],
  ],
  chat: [[880, 0, 0.15, 0.06]],
  end: [
    [392, 0, 0.5, 0.1],
    [523, 0.18, 0.5, 0.1],
    [659, 0.36, 0.9, 0.1],
  ],
};
let context: AudioContext | undefined;

/** Let a sound be heard, if sounds are wanted. */
export function ring(sound: Sound): void {
  if (prefs.sounds.value !== 'yes') return;
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  for (const [height, when, length, loud] of SOUNDS[sound]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    // A bell: bright at once, fading slowly.
    tone.type = sound === 'move' ? 'triangle' : 'sine';
    tone.frequency.value = height;
    volume.gain.setValueAtTime(0, currentTime + when);
    volume.gain.linearRampToValueAtTime(loud, currentTime + when + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, currentTime + when + length);
    tone.connect(volume).connect(destination);
    tone.start(currentTime + when);
    tone.stop(currentTime + when + length);
  }
}
