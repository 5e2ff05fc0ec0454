import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { compileEngine } from './engine/engine.ts'

// One by one, when each is first called, functions of wasm take far longer to
// compile than all of them on other threads.
setFlagsFromString('--no-wasm-lazy-compilation')

const require = createRequire(import.meta.url)

/** The engine's wasm file, as the first host in this process asks for it. */
export async function readWasm(): Promise<ArrayBuffer> {
  const path = require.resolve('@jitl/quickjs-wasmfile-release-sync/wasm')
  // Faster than by another thread.
  return new Uint8Array(readFileSync(path)).buffer
}

// Other threads compile it while this one goes on importing. A host that opens
// asks again, and reports what went wrong.
compileEngine(readWasm).catch(() => undefined)
