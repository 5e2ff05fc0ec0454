import { parseArgs } from 'node:util'
import { reasonOf } from '../contract/errors.ts'

export const help = `Runs the gateway of Cleared: sign-in, purchases, and relays to the media service.

  --port N        port to listen on; 4401 if left out, 0 for a free one
  --host ADDRESS  network interface; 127.0.0.1 if left out
  --help          shows this

  cleared-gateway doctor   checks the configuration and what is around it

All else is in environment variables, CLEARED_GATEWAY_…; the package's
README.md describes them under "Configure it".`

export interface Options {
  port: number
  hostname: string
}

/** Reports options that are wrong. */
export function readOptions(
  argv: string[],
  report: (problem: string) => void
): Options {
  const options = {
    port: { type: 'string', default: '4401' },
    host: { type: 'string', default: '127.0.0.1' }
  } as const
  try {
    const { port, host } = parseArgs({ args: argv, options }).values
    if (!/^\d+$/.test(port) || Number(port) > 65_535) {
      report(`--port ${port} is not a port; use a number from 0 to 65535.`)
    }
    // Node would listen on all networks.
    if (!host) report('--host is empty; leave it out for this machine alone.')
    return { port: Number(port), hostname: host }
  } catch (error) {
    // Node's sentence, such as "Unknown option '--colour'"
    report(`${reasonOf(error).replaceAll('\n', ' ')} (see --help)`)
    return { port: 0, hostname: '' }
  }
}
