import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Omits data that differs between runs. */
const same = ['-map_metadata', '-1', '-fflags', '+bitexact']

/**
 * Runs Debian's ffmpeg on the input. Each output is a list of options and,
 * last, its file. Rejects if ffmpeg is missing or fails.
 */
export async function runFfmpeg(
  input: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  inputOptions: readonly string[],
  outputs: readonly (readonly string[])[],
  ffmpeg = 'ffmpeg'
): Promise<void> {
  const start = ['-v', 'error', '-y', ...inputOptions, '-i', 'pipe:0']
  const outputArgs = outputs.flatMap(output => [...same, ...output])
  const child = spawn(ffmpeg, [...start, ...outputArgs], {
    stdio: ['pipe', 'inherit', 'inherit']
  })
  // If ffmpeg exits early, the pipe breaks, but its exit code is more
  // informative.
  const fed = pipeline(Readable.from(input), child.stdin).catch(() => undefined)
  const [code, signal] = await once(child, 'exit').catch(cause => {
    throw new Error(`${ffmpeg} is needed: install Debian's ffmpeg`, { cause })
  })
  await fed
  if (code !== 0) throw new Error(`ffmpeg ended with ${String(code ?? signal)}`)
}
