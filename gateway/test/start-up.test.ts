import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { describe, expect, onTestFinished, test } from 'vitest'
import { root } from '../../dev/install.mjs'
import { freePorts } from '../../test/free-ports.ts'
import { readGatewayConfig } from '../core/config.ts'
import { explainStart } from '../explain-start.ts'
import { runGateway, startGateway } from '../server.ts'
import { goodEnv } from './open-gateway.ts'

const config = readGatewayConfig(goodEnv)

/** The sentence for a gateway that must not start. */
async function sentenceFor(
  options: Partial<Parameters<typeof startGateway>[0]>
): Promise<string> {
  const silent = { config, port: 0, log: () => undefined }
  try {
    const gateway = await startGateway({ ...silent, ...options })
    await gateway.close()
  } catch (error) {
    return explainStart(error)
  }
  return 'It started.'
}

/** What Node says of an address; no test may open a port below 1024. */
function listenError(code: string, port: number): Error {
  const fields = { code, syscall: 'listen', address: '127.0.0.1', port }
  return Object.assign(new Error(`listen ${code}`), fields)
}

describe('the program', () => {
  test('shows its options, without any variable', async () => {
    const argv = ['--import', 'tsx', 'gateway/main.ts', '--help']
    const { stdout } = await promisify(execFile)(process.execPath, argv, {
      cwd: root,
      env: {}
    })

    expect(stdout).toMatch(/^Runs the gateway/)
    expect(stdout).toContain('--port N        port to listen on; 4401 if')
    expect(stdout).toContain('CLEARED_GATEWAY_')
  })

  test.each(['', 'many', '-1', '65536'])(
    'lists the port %j with all else that is wrong',
    async port => {
      const listed = await runGateway([`--port=${port}`]).catch(String)

      expect(listed).toContain(`- --port ${port} is not a port; use a number`)
      expect(listed).toContain('- CLEARED_GATEWAY_BASE is missing.')
    }
  )

  test('does not take an empty host for all networks', async () => {
    const listed = await runGateway(['--host=']).catch(String)

    expect(listed).toContain('- --host is empty; leave it out for this machine')
  })

  test('names the help when an option is unknown', async () => {
    const listed = await runGateway(['--colour', 'red']).catch(String)

    expect(listed).toContain("- Unknown option '--colour' (see --help)")
    expect(listed).toContain('- CLEARED_GATEWAY_BASE is missing.')
  })

  test('exits with a sentence when its port is taken', async ({ signal }) => {
    const config = readGatewayConfig(goodEnv)
    const first = await startGateway({ config, port: 0, log: () => {} })
    const { port } = new URL(first.url)

    const args = ['--import', 'tsx', 'gateway/main.ts', '--port', port]
    const second = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...goodEnv },
      signal
    })
    const printed = text(second.stderr)

    expect(await once(second, 'exit')).toEqual([1, null])
    expect(await printed).toBe(
      `Port ${port} of 127.0.0.1 is in use; stop the other program or choose another port.\n`
    )
    await first.close()
  })
})

test('keeps running when nobody reads its log any more', async ({ signal }) => {
  const args = ['--import', 'tsx', 'gateway/main.ts', '--port', '0']
  const gateway = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...goodEnv },
    signal
  })
  const ended = once(gateway, 'exit')
  const [line] = (await once(gateway.stdout, 'data')) as [Buffer] // a pipe
  const { url } = JSON.parse(line.toString()) as { url: string } // printed by it
  gateway.stdout.destroy()

  const first = await fetch(`${url}/health`)
  const second = await fetch(`${url}/health`)
  gateway.kill()

  expect([first.status, second.status]).toEqual([200, 200])
  expect(await ended).toEqual([0, null])
})

test('a port that this user may not open is named', () => {
  expect(explainStart(listenError('EACCES', 80))).toBe(
    'This user may not open port 80; choose one above 1023.'
  )
})

test('an address of another machine is named', async () => {
  expect(await sentenceFor({ hostname: '192.0.2.1' })).toBe(
    '192.0.2.1 is no address of this machine; give one of its own as --host or in CLEARED_GATEWAY_METRICS.'
  )
})

test('an address of another machine for the metrics is named', async () => {
  const metrics = { host: '192.0.2.1', port: 0 }

  expect(await sentenceFor({ config: { ...config, metrics } })).toBe(
    '192.0.2.1 is no address of this machine; give one of its own as --host or in CLEARED_GATEWAY_METRICS.'
  )
})

test('a host without an address is named', async () => {
  expect(await sentenceFor({ hostname: 'gateway.invalid' })).toBe(
    'The name given as --host has no address; use one of this machine.'
  )
})

test('a store in a folder that is a file is named', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-start-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'file'), '')
  const store = join(folder, 'file', 'gateway.db')

  const sentence = await sentenceFor({ config: { ...config, store } })

  expect(sentence).toContain('The file of CLEARED_GATEWAY_STORE cannot be')
  expect(sentence).toContain('a folder that this user may write to, and')
})

test('a store that cannot be opened frees the port of the metrics', async () => {
  const [port = 0] = await freePorts(1)
  const metrics = { host: '127.0.0.1', port }
  const broken = { config: { ...config, store: root, metrics } }

  const first = await sentenceFor(broken)
  const second = await sentenceFor(broken)

  expect(first).toContain('It must be the path of a file, in a folder')
  expect(second).toBe(first)
})

test('a store that is no database is named', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-start-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const store = join(folder, 'gateway.db')
  await writeFile(
    store,
    'not a database, but a text of more than 100 bytes. '.repeat(9)
  )

  const sentence = await sentenceFor({ config: { ...config, store } })

  expect(sentence).toContain('The file of CLEARED_GATEWAY_STORE cannot be')
})

test('any other reason is passed on', () => {
  expect(explainStart(new Error('A reason.'))).toBe('A reason.')
})
