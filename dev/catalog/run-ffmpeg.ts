import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Leaves out what would differ from one run to the next. */
const same = ['-map_metadata', '-1', '-fflags', '+bitexact']

/**
 * Runs Debian's ffmpeg on what comes in. Each output is its options and,
 * last, its file. Rejects when ffmpeg fails.
 */
export async function runFfmpeg(
  input: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  inputOptions: readonly string[],
  outputs: readonly (readonly string[])[]
): Promise<void> {
  const start = ['-v', 'error', '-y', ...inputOptions, '-i', 'pipe:0']
  const made = outputs.flatMap(output => [...same, ...output])
  const child = spawn('ffmpeg', [...start, ...made], {
    stdio: ['pipe', 'inherit', 'inherit']
  })
  const ended = once(child, 'exit')
  await pipeline(Readable.from(input), child.stdin)
  const [code] = await ended
  if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)}`)
}
