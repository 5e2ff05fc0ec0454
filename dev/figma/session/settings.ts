import type { ChangeableOptions, HostOptions } from '../shared/host.ts'
import { chosen } from '../shared/option-choices.ts'
import { type SampleName, samples } from '../shared/samples.ts'
import { usualLimits } from '../core/usual-limits.ts'
import { type Network, networks } from '../traffic/faults.ts'

/** The settings in the page's address. */
export interface Settings {
  editorType: HostOptions['editorType']
  es: HostOptions['es']
  seat: HostOptions['seat']
  team: HostOptions['team']
  user: HostOptions['user']
  /** `?memory=MB` of the plugin's sandbox; null for the usual. */
  memory: number | null
  /** `?running=SECONDS` without a pause; null for the usual. */
  running: number | null
  network: Network
  /** `?frame=sandbox`: the panel gets a process of its own. */
  sandboxed: boolean
  /** `?document=NAME`: one of several documents kept by this browser. */
  document: string | null
  /** `?sample=NAME`: a document of the list that the host brings. */
  sample: SampleName | null
  /** `?start=no`: the plugin waits for a click. */
  start: boolean
}

/** The settings that a person changes in the page. */
export type Switches = Pick<
  Settings,
  'editorType' | 'es' | 'seat' | 'team' | 'memory' | 'running'
>

/** Reads the settings of the page's address, with defaults for the rest. */
export function readSettings(query: URLSearchParams): Settings {
  const user = query.get('user') ?? 'Local person'
  return {
    editorType: chosen('editorType', query.get('editor')) ?? 'figma',
    es: chosen('es', query.get('es')) ?? 'latest',
    seat: chosen('seat', query.get('seat')) ?? 'full',
    team: chosen('team', query.get('team')) ?? 'paid',
    user: { id: user.toLowerCase().replaceAll(' ', '-'), name: user },
    memory: amount(query.get('memory')),
    running: amount(query.get('running')),
    network: networks.find(it => it === query.get('network')) ?? 'online',
    sandboxed: query.get('frame') === 'sandbox',
    document: query.get('document'),
    sample: samples.find(it => it.name === query.get('sample'))?.name ?? null,
    start: query.get('start') !== 'no'
  }
}

const names: Record<keyof Switches, string> = {
  editorType: 'editor',
  es: 'es',
  seat: 'seat',
  team: 'team',
  memory: 'memory',
  running: 'running'
}

/** The address that opens the page with these switches again. */
export function withSwitches(address: string, switches: Switches): string {
  const url = new URL(address)
  for (const [key, name] of Object.entries(names)) {
    const value = switches[key as keyof Switches] // the keys of `names`
    if (value === null) url.searchParams.delete(name)
    else url.searchParams.set(name, String(value))
  }
  return url.href
}

/** The switches as options of the host. */
export function hostOptions(switches: Switches): Partial<ChangeableOptions> {
  const { editorType, es, seat, team } = switches
  const { memory, running } = switches
  const limits = {
    running: running === null ? usualLimits.running : running * 1000,
    memory: memory === null ? usualLimits.memory : memory * 1024 * 1024
  }
  return { editorType, es, seat, team, limits }
}

function amount(text: string | null): number | null {
  const number = Number(text)
  return number > 0 ? number : null
}
