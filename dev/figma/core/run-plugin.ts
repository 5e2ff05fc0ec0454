import type { Launch, Plugin, Query } from '../shared/host.ts'
import { type HostState, freshRealm, realmOf } from './host-state.ts'
import { pack } from '../shared/marshal.ts'
import { assertRuns, assertStarts, launchFacts } from './plugin-launch.ts'
import { pluginQuery } from './plugin-query.ts'
import { pluginStack } from '../shared/plugin-stack.ts'
import { PluginStopped } from '../engine/plugin-stopped.ts'
import { RealmError } from '../engine/realm-error.ts'
import { holds } from '../rules/rules.ts'
import type { RunningRealm } from '../engine/running-realm.ts'

const keepsCopies = holds('messages/are-copies')

function reportCrash(
  state: HostState,
  realm: RunningRealm,
  error: unknown
): Error {
  if (error instanceof PluginStopped) return error
  const crash = error instanceof Error ? error : new Error(String(error))
  const stack = crash instanceof RealmError ? pluginStack(crash.realmStack) : ''
  state.io.log('error', [`Uncaught ${crash.name}: ${crash.message}\n${stack}`])
  realm.call('endPlugin', {
    end: {
      kind: 'failed',
      message: 'An error occurred while running this plugin'
    }
  })
  return crash
}

/** A plugin starts when the start before it is over. */
function startAfterPrevious<T>(
  state: HostState,
  start: () => Promise<T>
): Promise<T> {
  const started = state.starting.then(start)
  state.starting = started.catch(() => undefined) // `started` rejects with it
  return started
}

async function runCode(
  state: HostState,
  plugin: Plugin,
  command: string,
  querying: boolean
): Promise<RunningRealm> {
  const realm = await freshRealm(state)
  state.plugin = plugin
  state.used = true
  const facts = launchFacts(plugin, state.options, command, querying)
  realm.call('launch', facts)
  try {
    realm.run(plugin.code, 'code.js')
  } catch (error) {
    throw reportCrash(state, realm, error)
  }
  return realm
}

/** Runs a plugin, ending the one before. */
export async function startPlugin(
  state: HostState,
  plugin: Plugin,
  launch: Launch
): Promise<void> {
  assertStarts(plugin, state.options, launch)
  const { command = '', parameters } = launch
  await startAfterPrevious(state, async () => {
    const realm = await runCode(state, plugin, command, false)
    realm.call('announceRun', {}, pack(parameters, 'run'))
  })
}

/** Runs a plugin in query mode. */
export async function queryPlugin(
  state: HostState,
  plugin: Plugin,
  command: string
): Promise<Query> {
  assertRuns(plugin, state.options, command)
  return startAfterPrevious(state, async () => {
    await runCode(state, plugin, command, true)
    return pluginQuery(plugin, command, () => state.realm, state.answers)
  })
}

/** Hands a copy of a message on to the plugin. */
export function panelMessage(
  state: HostState,
  message: unknown,
  origin: string
): void {
  const realm = realmOf(state)
  const packed = pack(message, 'postMessage')
  const copy = {
    json: packed.json,
    bytes: packed.bytes.map(one => (keepsCopies ? one.slice() : one))
  }
  const arrive = (): void => {
    realm.call('panelMessage', { origin }, copy)
  }
  if (holds('messages/arrive-later')) realm.deliver(arrive)
  else arrive()
}
