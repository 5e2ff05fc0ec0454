import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { firstDocument } from './figma/documents/first-document.ts'
import { openHouse } from './house.ts'
import { root } from './install.mjs'
import { demoAccounts } from './service/demo-accounts.ts'

const usualPort = 4400

/**
 * `npm start`: service, gateway and host page on PORT and the two after it,
 * until interrupted. Rejects with a sentence when a port is taken.
 */
export async function start(): Promise<void> {
  const port = readPort(process.env['PORT'])
  const folder = join(root, '.cache', 'local')
  const documentPath = join(folder, 'first-document.json')
  await mkdir(folder, { recursive: true })
  await writeFile(documentPath, JSON.stringify(firstDocument))
  const house = await openHouse({
    ports: { host: port, gateway: port + 1, service: port + 2 },
    folder,
    pluginFolder: join(root, 'dist', 'plugin'),
    documentPath
  })
  console.log('Sign in as one of these people:')
  demoAccounts.forEach(({ username, password, description }) =>
    console.log(`  ${username.padEnd(9)} ${password.padEnd(15)} ${description}`)
  )
  console.log(`Cleared is ready: ${house.url}`)
  await interruption()
  await house.close()
}

function readPort(text: string | undefined): number {
  const port = Number(text ?? usualPort)
  if (Number.isInteger(port) && port > 0 && port < 65_534) return port
  throw new Error(`PORT is "${text}"; it must be a number such as 4400.`)
}

function interruption(): Promise<void> {
  return new Promise(resolve => {
    process.once('SIGINT', () => resolve())
    process.once('SIGTERM', () => resolve())
  })
}
