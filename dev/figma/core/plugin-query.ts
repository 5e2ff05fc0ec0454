import type { Plugin, Query, Suggestions } from '../shared/host.ts'
import { pack } from '../shared/marshal.ts'
import { parametersOf } from '../manifest/menu-commands.ts'
import { assertGiven } from './plugin-launch.ts'
import type { RunningRealm } from '../engine/running-realm.ts'

type Listener = (answer: Suggestions) => void

/** Receives the plugin's answers; only those to the last input count. */
export interface AnswerDesk {
  /** Gives the number under which answers come back. */
  ask(listener: Listener): number
  answer(id: number, answer: Suggestions): void
}

/** Passes answers to the latest query and drops those to earlier ones. */
export function answerDesk(): AnswerDesk {
  let last = 0
  let current: Listener = () => undefined
  return {
    ask(listener) {
      last += 1
      current = listener
      return last
    },
    answer(id, answer) {
      if (id === last) current(answer)
    }
  }
}

/** A plugin in query mode, in this realm. */
export function pluginQuery(
  plugin: Plugin,
  command: string,
  realm: () => RunningRealm | null,
  desk: AnswerDesk
): Query {
  const mine = realm()
  const parameters = parametersOf(plugin.manifest, command)
  let over = false

  function running(): RunningRealm | null {
    return over || realm() !== mine ? null : mine
  }

  function assertOpen(): RunningRealm {
    const open = running()
    if (open) return open
    throw new Error('The query is over')
  }

  return {
    input(key, query, chosen, listener) {
      const parameter = parameters.find(one => one.key === key)
      if (!parameter) throw new Error(`There is no parameter "${key}"`)
      const open = assertOpen()
      const freeform = parameter.allowFreeform === true
      const id = desk.ask(listener)
      const given = { id, key, query, freeform }
      open.call('parameterInput', given, pack(chosen, 'input'))
    },
    run(chosen) {
      const open = assertOpen()
      assertGiven(parameters, chosen)
      over = true
      open.call('announceRun', {}, pack(chosen, 'run'))
    },
    cancel() {
      running()?.call('endPlugin', { end: { kind: 'closed' } })
      over = true
    }
  }
}
