import type { HostOptions } from '../core/host.ts'
import { $theme } from './theme.ts'

/** What the page's address may choose. */
export interface Settings {
  editorType: HostOptions['editorType']
  es: HostOptions['es']
  user: HostOptions['user']
  theme: HostOptions['theme']
  /** `?frame=sandbox`: the panel gets a process of its own. */
  sandboxed: boolean
  /** `?document=NAME`: one of several documents kept by this browser. */
  document: string | null
  /** `?start=no`: the plugin waits for a click. */
  start: boolean
}

const editors = ['figma', 'figjam', 'dev', 'slides', 'buzz'] as const
const levels = ['2017', '2020', 'latest'] as const

export function readSettings(query: URLSearchParams): Settings {
  const user = query.get('user') ?? 'Local person'
  return {
    editorType: editors.find(it => it === query.get('editor')) ?? 'figma',
    es: levels.find(it => it === query.get('es')) ?? '2020',
    user: { id: user.toLowerCase().replaceAll(' ', '-'), name: user },
    theme: $theme.get(),
    sandboxed: query.get('frame') === 'sandbox',
    document: query.get('document'),
    start: query.get('start') !== 'no'
  }
}
