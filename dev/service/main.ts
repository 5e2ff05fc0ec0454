import { parseArgs } from 'node:util'
import { demoAccounts } from './demo-accounts.ts'
import { startService, type RunningService } from './server.ts'

const allScopes = [
  'user.view',
  'user.email',
  'licenses.create',
  'licenses.view',
  'purchases.view',
  'collections.view',
  'collections.edit'
]

/** Runs the reference service until it is told to stop. */
export async function runService(argv: string[]): Promise<void> {
  const { values } = parseArgs({
    args: argv,
    options: {
      port: { type: 'string', default: '4402' },
      data: { type: 'string', default: '.cache/service' },
      assets: { type: 'string' },
      'print-env': { type: 'boolean', default: false }
    }
  })
  const running = await startService({
    port: readNumber('--port', values.port, 65_535),
    data: values.data,
    assets:
      values.assets === undefined
        ? undefined
        : readNumber('--assets', values.assets, 1_000_000),
    log: line => process.stderr.write(`${line}\n`)
  })
  if (values['print-env']) printEnvironment(running)
  process.stdout.write(`The service is ready: ${running.url}\n`)
  await stopSignal()
  await running.close()
}

function printEnvironment({ url, service }: RunningService): void {
  const [designer] = demoAccounts
  const { clientId, clientSecret } = service.application
  const username = designer?.username ?? ''
  const lines = {
    BASE_URL: url,
    CLIENT_ID: clientId,
    CLIENT_SECRET: clientSecret,
    ACCESS_TOKEN: service.makeToken(username, allScopes),
    LIMITED_TOKEN: service.makeToken(username, ['user.view']),
    LOGIN_USERNAME: username,
    LOGIN_PASSWORD: designer?.password ?? '',
    REDIRECT_URI: 'http://localhost/callback',
    REFERER: 'http://localhost/'
  }
  Object.entries(lines).forEach(([name, value]) => {
    process.stdout.write(`${name}=${value}\n`)
  })
}

function readNumber(name: string, text: string, most: number): number {
  const value = Number(text)
  if (/^\d+$/.test(text) && value <= most) return value
  throw new Error(`${name} takes a whole number up to ${most}, not "${text}".`)
}

function stopSignal(): Promise<void> {
  return new Promise(stopped => {
    process.once('SIGINT', () => stopped())
    process.once('SIGTERM', () => stopped())
  })
}
