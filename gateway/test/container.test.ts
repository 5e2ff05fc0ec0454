import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import {
  chmod,
  mkdir,
  mkdtemp,
  readFile,
  rm,
  writeFile
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import {
  afterAll,
  beforeAll,
  describe,
  expect,
  onTestFinished,
  test
} from 'vitest'
import { findRedis } from '../../dev/find-redis.ts'
import { root } from '../../dev/install.mjs'
import { freePorts } from '../../test/free-ports.ts'
import { linesUntil } from '../../test/install-packed.ts'
import { readGatewayConfig } from '../core/config.ts'
import { checkRedis } from '../doctor/check-redis.ts'
import { createContainer, readImage, type Image } from './container.ts'
import { goodEnv } from './open-gateway.ts'
import { startRedis, type RedisServer } from './redis-server.ts'

const home = join(root, 'gateway')
const compose = await readFile(join(home, 'compose.yaml'), 'utf8')

let image: Image
let folder: string
let secrets: string
let redis: RedisServer

beforeAll(async () => {
  image = await readImage()
  folder = await mkdtemp(join(tmpdir(), 'gateway-container-'))
  await chmod(folder, 0o755)
  secrets = await mkdtemp(join(tmpdir(), 'gateway-secrets-'))
  await chmod(secrets, 0o755)
  redis = await startRedis(secrets)
  await build()
})
afterAll(async () => {
  await redis.kill()
  await chmod(folder, 0o755)
  await rm(folder, { recursive: true, force: true })
  await rm(secrets, { recursive: true, force: true })
})

/** The steps of the image, but for packages, which are installed already. */
async function build(): Promise<void> {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^npm_/i.test(name)
  )
  const env = { ...Object.fromEntries(own), npm_config_prefer_offline: 'true' }
  const steps = image.steps.filter(step => /^npm (pack|install) /.test(step))
  for (const step of steps) {
    const command = step.replace(/(--pack-destination) .*/, `$1 ${folder}`)
    const cwd = command === step ? folder : root
    await promisify(execFile)('sh', ['-c', command], { cwd, env })
  }
}

/** As compose.yaml sets them, with other values and files. */
async function variables(): Promise<Record<string, string>> {
  const values: Record<string, string> = {
    CLIENT_SECRET: goodEnv.CLEARED_GATEWAY_CLIENT_SECRET,
    SEALING_SECRETS: goodEnv.CLEARED_GATEWAY_SEALING_SECRETS,
    STORE: redis.url
  }
  const found = compose.matchAll(/CLEARED_GATEWAY_(\w+)_FILE: \/run\/(\S+)/g)
  const files = [...found].map(async ([, name = '', path = '']) => {
    const file = join(secrets, path)
    await mkdir(join(file, '..'), { recursive: true })
    await writeFile(file, `${values[name]}\n`)
    return [`CLEARED_GATEWAY_${name}_FILE`, file]
  })
  const { BASE, SERVICE, CLIENT_ID, MEDIA } = Object.fromEntries(
    Object.entries(goodEnv).map(([name, value]) => [name.slice(16), value])
  )
  const others = { BASE, SERVICE, CLIENT_ID, MEDIA }
  return {
    ...Object.fromEntries(
      Object.entries(others).map(([name, value]) => [
        `CLEARED_GATEWAY_${name}`,
        `${value}`
      ])
    ),
    ...Object.fromEntries(await Promise.all(files))
  }
}

describe('the image', () => {
  test('takes files that the repository has', () => {
    const missing = image.sources.filter(path => !existsSync(join(root, path)))

    expect(missing).toEqual([])
  })

  test('takes the package file of each workspace, as `npm ci` demands', async () => {
    const text = await readFile(join(root, 'package.json'), 'utf8')
    const { workspaces } = JSON.parse(text) as { workspaces: string[] } // ours

    const missing = workspaces.filter(
      path =>
        !image.sources.includes(path) &&
        !image.sources.includes(`${path}/package.json`)
    )

    expect(missing).toEqual([])
  })

  test('runs as its user, on a read-only file system', async () => {
    const env = await variables()
    const container = await createContainer(folder, image.user, env)
    const [port = 0] = await freePorts(1)
    const atPort = (command: string[]) =>
      command.map(text => text.replace('4401', `${port}`))

    const gateway = container.start(atPort(image.command))
    onTestFinished(() => void gateway.kill('SIGKILL'))
    const printed = await linesUntil(gateway.stdout, /http:|problem/)
    const ready = await fetch(`http://127.0.0.1:${port}/ready`)
    const signIn = await fetch(`http://127.0.0.1:${port}/sign-ins`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ challenge: 'x'.repeat(43) })
    })
    const { stdout: user } = await container.run(['id', '-u'])
    const write = ['node', '-e', "fs.writeFileSync('file', '')"]

    expect(printed).toContain('http://0.0.0.0:')
    await expect(
      container.run(atPort(image.healthCheck))
    ).resolves.toBeDefined()
    await expect(container.run(write)).rejects.toThrow(/EROFS|EACCES/)
    expect(Number(user)).toBe(container.user)
    expect(ready.status).toBe(200)
    expect(signIn.status).toBe(201)
    const ended = once(gateway, 'exit')
    gateway.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  })

  test('says that nothing answers before it runs', async () => {
    const [port = 0] = await freePorts(1)
    const container = await createContainer(folder, image.user, {})
    const command = image.healthCheck.map(text =>
      text.replace('4401', `${port}`)
    )

    await expect(container.run(command)).rejects.toMatchObject({ code: 1 })
  })

  test('has a doctor that finds a folder that its user may not write to', async () => {
    const { CLEARED_GATEWAY_STORE_FILE: _, ...env } = await variables()
    const store = join(folder, 'gateway.db')
    const container = await createContainer(folder, image.user, {
      ...env,
      CLEARED_GATEWAY_STORE: store
    })

    const { stdout } = await container
      .run(['cleared-gateway', 'doctor'])
      .catch((error: unknown) => error as { stdout: string }) // of execFile

    expect(stdout).toContain(
      `WRONG  Store: This user may not write ${folder}.\n       Give the folder`
    )
  })
})

describe('compose.yaml', () => {
  test('sets its store up as the doctor demands', async () => {
    const [, list = ''] = /command:\s*\[([^\]]+)\]/.exec(compose) ?? []
    const [program, file, ...args] = list.split(',').map(unquote)
    const path = join(secrets, 'store.conf')
    await writeFile(path, 'requirepass word-of-the-store\n')
    const [port = 0] = await freePorts(1)
    const own = ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', secrets]
    const appendName = ['--appenddirname', 'of-compose']
    const server = spawn(findRedis(), [path, ...args, ...own, ...appendName])
    onTestFinished(() => void server.kill('SIGKILL'))
    await linesUntil(server.stdout, /Ready to accept/)
    const store = `redis://:word-of-the-store@127.0.0.1:${port}`

    const findings = await checkRedis({ ...readGatewayConfig(goodEnv), store })

    expect([program, file]).toEqual([
      'valkey-server',
      '/run/secrets/store.conf'
    ])
    expect(findings.map(({ state }) => state)).toEqual(['fine'])
  })

  test('gives no service a right, or a file system to write to', () => {
    const count = (line: string) => compose.split(`    ${line}\n`).length - 1

    expect(count('read_only: true')).toBe(2)
    expect(count('cap_drop: [ALL]')).toBe(2)
    expect(count("security_opt: ['no-new-privileges:true']")).toBe(2)
  })

  test('takes only secrets that deploy.md makes', async () => {
    const guide = await readFile(join(home, 'deploy.md'), 'utf8')
    const files = [...compose.matchAll(/file: (secrets\/\S+)/g)]

    expect(files).toHaveLength(4)
    files.forEach(([, path]) => expect(guide).toContain(`> ${path}`))
  })
})

function unquote(text: string): string {
  return text.trim().replace(/^'(.*)'$/, '$1')
}
