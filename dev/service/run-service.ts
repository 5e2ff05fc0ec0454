import { endpoints } from '../../contract/api/endpoints.ts'
import { passwordOf, studio } from './accounts/demo-accounts.ts'
import { help } from './help.ts'
import { readConfig, type Config } from './read-config.ts'
import { startService, type RunningService } from './server.ts'

/** Runs the reference service until it is stopped; `--help` shows how. */
export async function runService(argv: string[]): Promise<void> {
  if (argv.includes('--help')) return console.log(help)
  const config = readConfig(argv, process.env)
  const running = await startService({
    ...config,
    log: line => process.stderr.write(`${line}\n`)
  })
  if (config.printsEnvironment) printEnvironment(running, config)
  process.stdout.write(`The service is ready: ${running.url}\n`)
  await stopSignal()
  await running.close()
}

/** Of the account for all media, or of the owner without demo accounts. */
function printEnvironment(
  { url, service }: RunningService,
  { hasDemo, owner }: Config
): void {
  const demo = { username: studio, password: passwordOf(studio) }
  const login = hasDemo ? demo : owner
  if (!login) return
  const { username, password } = login
  const { clientId, clientSecret } = service.application
  const lines = {
    BASE_URL: url,
    CLIENT_ID: clientId,
    CLIENT_SECRET: clientSecret,
    ACCESS_TOKEN: service.makeToken(username, allScopes()),
    LIMITED_TOKEN: service.makeToken(username, ['user.view']),
    LOGIN_USERNAME: username,
    LOGIN_PASSWORD: password,
    REDIRECT_URI: 'http://localhost/callback',
    REFERER: 'http://localhost/'
  }
  Object.entries(lines).forEach(([name, value]) => {
    process.stdout.write(`${name}=${value}\n`)
  })
}

/** All scopes of operations, and one that `user` reads. */
function allScopes(): string[] {
  const required = endpoints.flatMap(({ scope }) => scope ?? [])
  return [...new Set([...required, 'user.email'])]
}

function stopSignal(): Promise<void> {
  return new Promise(stopped => {
    process.once('SIGINT', () => stopped())
    process.once('SIGTERM', () => stopped())
  })
}
