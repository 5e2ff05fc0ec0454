import type { NodeRecord } from './node-record.ts'

/** Who acts: the plugin, a person or a test, somebody remote. */
export type Actor = 'plugin' | 'person' | 'remote'

/** A user of the document, with its rights and loaded pages. */
export interface Session {
  actor: Actor
  pluginId: string
  open: boolean
  /** Its close handlers run. */
  closing: boolean
  /** The manifest says `documentAccess: dynamic-page`. */
  dynamic: boolean
  readOnly: boolean
  /** The person still chooses parameters: nothing may be written. */
  querying: boolean
  team: 'free' | 'paid'
  editorType: PluginAPI['editorType']
  permissions: string[]
  loadedPages: Set<NodeRecord>
  allLoaded: boolean
  /** Invisible layers inside of instances are not there for the plugin. */
  skipsInvisible: boolean
  fonts: Set<string>
}

/** A run of a plugin, or an actor without one. */
export function newSession(actor: Actor): Session {
  return {
    actor,
    pluginId: '',
    open: true,
    closing: false,
    dynamic: false,
    readOnly: false,
    querying: false,
    team: 'paid',
    editorType: 'figma',
    permissions: [],
    loadedPages: new Set(),
    allLoaded: false,
    skipsInvisible: false,
    fonts: new Set()
  }
}
