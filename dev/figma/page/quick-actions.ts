import { atom, computed } from 'nanostores'
import type {
  ParameterValues,
  PluginParameter,
  Query,
  Suggestion,
  Suggestions
} from '../shared/host.ts'
import { type MenuCommand, menuCommands } from '../manifest/menu-commands.ts'
import {
  $lastLaunch,
  $plugin,
  failPlugin,
  makeReady,
  startPlugin
} from '../session/run-plugin.ts'
import { $session } from '../session/session.ts'

interface Asking {
  kind: 'parameters'
  command: MenuCommand
  query: Query
  /** Which of its parameters is asked for. */
  index: number
  values: ParameterValues
  /** The choices so far, as shown to the person. */
  chosen: string[]
  answer: Suggestions
}

/** Quick actions: a command to choose, then its parameters. */
export type QuickActions =
  | { kind: 'closed' }
  | { kind: 'commands' }
  | { kind: 'starting'; command: MenuCommand }
  | Asking

/** A choice in the list. */
export interface QuickChoice {
  name: string
  icon?: string
  run: () => void
}

export const $quick = atom<QuickActions>({ kind: 'closed' })

/** The typed text. */
export const $quickText = atom('')

export const $quickChoices = computed([$quick, $quickText], choicesOf)

/** Which of the choices Enter takes. */
export const $quickAt = atom(0)

$quickChoices.listen(() => $quickAt.set(0))

// A plugin that ended suggests nothing any more.
$plugin.listen(({ kind }) => {
  const isAsking = $quick.get().kind === 'parameters'
  if (isAsking && kind !== 'running') $quick.set({ kind: 'closed' })
})

export function openQuickActions(): void {
  if (!$session.get()) return
  $quickText.set('')
  $quick.set({ kind: 'commands' })
}

/** Leaves; a plugin that was asked for suggestions ends. */
export function closeQuickActions(): void {
  const quick = $quick.get()
  $quick.set({ kind: 'closed' })
  if (quick.kind === 'parameters') quick.query.cancel()
}

export function typeQuickText(text: string): void {
  $quickText.set(text)
  ask()
}

/** Runs a command of the menu; asks for its parameters first if it has some. */
export async function chooseCommand(command: MenuCommand): Promise<void> {
  if (command.parameters.length === 0 || !command.parameterOnly) {
    $quick.set({ kind: 'closed' })
    return startPlugin({ command: command.command })
  }
  return askParameters(command)
}

/** The plugin starts in query mode, to suggest values. */
export async function askParameters(command: MenuCommand): Promise<void> {
  const starting: QuickActions = { kind: 'starting', command }
  /** Somebody has closed the dialog, or chosen another command. */
  const isLeft = (): boolean => $quick.get() !== starting
  $quickText.set('')
  $quick.set(starting)
  const session = await makeReady()
  if (!session) return isLeft() ? undefined : $quick.set({ kind: 'closed' })
  if (isLeft()) return $plugin.set({ kind: 'closed' })
  try {
    $plugin.set({ kind: 'running' })
    const query = await session.host.query(session.plugin, command.command)
    if (isLeft()) return query.cancel()
    // It ended at once, or is started again.
    if ($plugin.get().kind !== 'running') return closeQuickActions()
    const answer: Suggestions = { kind: 'suggestions', items: [] }
    const start = { index: 0, values: {}, chosen: [], answer }
    $quick.set({ kind: 'parameters', command, query, ...start })
    ask()
  } catch (error) {
    if (!isLeft()) $quick.set({ kind: 'closed' })
    failPlugin(error)
  }
}

/** Goes around at both ends. */
export function moveQuickChoice(step: 1 | -1): void {
  const count = $quickChoices.get().length
  if (count > 0) $quickAt.set(($quickAt.get() + step + count) % count)
}

/** Takes the choice that is marked, or what is typed where there is none. */
export function runQuickChoice(): void {
  const choice = $quickChoices.get()[$quickAt.get()]
  if (choice) choice.run()
  else acceptText()
}

/** Takes what is typed as it is, where the parameter allows that. */
function acceptText(): void {
  const quick = $quick.get()
  if (quick.kind !== 'parameters') return
  const text = $quickText.get().trim()
  if (text !== '' && parameterOf(quick)?.allowFreeform) take(quick, text, text)
}

/** The parameter that is asked for now. */
export function parameterOf(asking: Asking): PluginParameter | undefined {
  return asking.command.parameters[asking.index]
}

function ask(): void {
  const quick = $quick.get()
  if (quick.kind !== 'parameters') return
  const parameter = parameterOf(quick)
  if (!parameter) return
  const { query, index, values } = quick
  query.input(parameter.key, $quickText.get(), values, answer => {
    const now = $quick.get()
    // The next query's parameters are counted from the start again.
    if (now.kind !== 'parameters' || now.query !== query) return
    if (now.index !== index) return
    $quick.set({ ...now, answer })
  })
}

function take(asking: Asking, value: unknown, shown: string): void {
  const parameter = parameterOf(asking)
  if (!parameter) return
  const values =
    value === undefined
      ? asking.values
      : { ...asking.values, [parameter.key]: value }
  const chosen = [...asking.chosen, shown]
  const index = asking.index + 1
  $quickText.set('')
  const { command, query } = asking
  if (index < command.parameters.length) {
    const answer: Suggestions = { kind: 'suggestions', items: [] }
    $quick.set({ ...asking, values, chosen, index, answer })
    return ask()
  }
  $quick.set({ kind: 'closed' })
  $lastLaunch.set({ command: command.command, parameters: values })
  return query.run(values)
}

function choicesOf(quick: QuickActions, text: string): QuickChoice[] {
  if (quick.kind === 'parameters') {
    if (quick.answer.kind !== 'suggestions') return []
    const items = quick.answer.items.map(item => ({
      name: item.name,
      ...iconOf(item),
      run: () => take(quick, item.data ?? item.name, item.name)
    }))
    if (text !== '' || !parameterOf(quick)?.optional) return items
    const skip = () => take(quick, undefined, '—')
    return [...items, { name: 'Leave it out', run: skip }]
  }
  const plugin = $session.get()?.plugin
  if (quick.kind !== 'commands' || !plugin) return []
  const words = text.toLowerCase().split(/\s+/)
  return menuCommands(plugin.manifest)
    .map(command => ({
      name: command.path.join(' / '),
      run: () =>
        void (command.parameters.length > 0
          ? askParameters(command)
          : chooseCommand(command))
    }))
    .filter(({ name }) =>
      words.every(word => name.toLowerCase().includes(word))
    )
}

function iconOf({ icon, iconUrl }: Suggestion): { icon?: string } {
  if (iconUrl !== undefined) return { icon: iconUrl }
  if (typeof icon !== 'string') return {}
  return { icon: `data:image/svg+xml,${encodeURIComponent(icon)}` }
}
