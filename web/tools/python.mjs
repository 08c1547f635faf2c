// Runs a module of the project as WebAssembly, as `python -m MODULE` runs it: what a page has.
//   node tools/python.mjs PACKAGES MODULE ...   PACKAGES is where Python's packages are installed
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadPyodide } from 'pyodide';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const [packages, ...given] = process.argv.slice(2);
const python = await loadPyodide();
// The sources come first: what is installed is compiled for this machine.
for (const [place, folder] of [
    ['/sources', join(root, 'src')],
    ['/root', root],
    ['/packages', packages],
])
    python.mountNodeFS(place, folder);
python.globals.set('given', python.toPy(given));
python.runPython(`
import sys
from runpy import run_module

sys.path[:0] = ["/sources", "/root", "/packages"]
sys.dont_write_bytecode = True
sys.argv = list(given)
run_module(given[0], run_name="__main__", alter_sys=True)
`);
