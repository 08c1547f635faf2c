// Compile a folder of Python for the Python that the page brings, by that Python itself: what is
// compiled already is there sooner. Beside each source its compiled form takes its place, without
// a time in it, so that the same sources always give the same bytes.
//
//   node tools/compile-python.mjs FOLDER
import { resolve } from 'node:path';
import { loadPyodide } from 'pyodide';

const folder = resolve(process.argv[2]);
// Line numbers are kept for whoever has to look for a fault; columns would be a quarter of it all.
const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: '1' } });
python.FS.mkdirTree('/sources');
python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, '/sources');
const compiled = python.runPython(`
from pathlib import Path
from py_compile import PycInvalidationMode, compile

sources = sorted(Path("/sources").rglob("*.py"))
for source in sources:
    named = source.relative_to("/sources").as_posix()
    compile(
        str(source),
        cfile=str(source.with_suffix(".pyc")),
        dfile=named,
        doraise=True,
        # Of the standard library nobody reads the explanations here.
        optimize=2 if named.startswith("stdlib/") else 0,
        invalidation_mode=PycInvalidationMode.UNCHECKED_HASH,
        quiet=2,
    )
    source.unlink()
len(sources)
`);
console.log(`${compiled} Python modules compiled`);
process.exit(0);
