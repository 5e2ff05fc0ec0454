import { parseArgs } from 'node:util'

export const help = `Runs the gateway of Cleared: sign-in, purchases, and relays to the media service.

  --port N        port to listen on; 4401 if left out, 0 for a free one
  --host ADDRESS  network interface; 127.0.0.1 if left out
  --help          shows this

All else is in environment variables, CLEARED_GATEWAY_…; the package's
README.md describes them under "Configure it".`

interface Options {
  port: number
  hostname: string
}

/** Throws an error that names `--help`. */
export function readOptions(argv: string[]): Options {
  const { port = '4401', host: hostname = '127.0.0.1' } = parse(argv)
  if (!/^\d+$/.test(port) || Number(port) > 65_535) {
    throw new Error(`--port ${port} is not a port.\nSee --help.`)
  }
  return { port: Number(port), hostname }
}

function parse(argv: string[]) {
  try {
    const options = {
      port: { type: 'string' },
      host: { type: 'string' }
    } as const
    return parseArgs({ args: argv, options }).values
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${reason}\nSee --help.`, { cause: error })
  }
}
