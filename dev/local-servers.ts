import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { firstDocument } from './figma/documents/first-document.ts'
import type { ServerOptions } from './server-options.ts'
import { root } from './install.mjs'
import { demoAccounts } from './service/accounts/demo-accounts.ts'

const defaultPort = 4400

/** Servers on PORT and the two after it, with the data of earlier runs. */
export async function localOptions(): Promise<ServerOptions> {
  const port = readPort(process.env['PORT'])
  const folder = join(root, '.cache', 'local')
  const documentPath = join(folder, 'first-document.json')
  await mkdir(folder, { recursive: true })
  await writeFile(documentPath, JSON.stringify(firstDocument))
  return {
    ports: { host: port, gateway: port + 1, service: port + 2 },
    folder,
    pluginFolder: join(root, 'dist', 'plugin'),
    documentPath
  }
}

function readPort(text: string | undefined): number {
  const port = Number(text ?? defaultPort)
  if (Number.isInteger(port) && port > 0 && port < 65_534) return port
  throw new Error(`PORT is "${text}"; it must be a number such as 4400.`)
}

export function printWelcome(url: string): void {
  console.log('Demo accounts to sign in with:')
  demoAccounts.forEach(({ username, password, description }) =>
    console.log(`  ${username.padEnd(9)} ${password.padEnd(15)} ${description}`)
  )
  console.log(`Cleared is ready: ${url}`)
}

/** Resolves when the person or the system ends this process. */
export function waitForInterrupt(): Promise<void> {
  return new Promise(resolve => {
    process.once('SIGINT', () => resolve())
    process.once('SIGTERM', () => resolve())
  })
}
