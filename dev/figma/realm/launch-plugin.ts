import type { PluginEnd, PluginManifest } from '../shared/host.ts'
import { holds } from '../rules/rules.ts'
import { consoleGlobal } from './plugin/plugin-console.ts'
import { trustFor } from './evaluate.ts'
import { closePlugin, figmaApi } from './figma/figma-api.ts'
import type { Launch } from './figma/launch.ts'
import type { Level } from '../shared/language-levels.ts'
import { limitLanguage } from './built-ins/language-level.ts'
import { clearListeners, connectEvents, emit } from './plugin/plugin-events.ts'
import { pluginFetch } from './plugin/plugin-fetch.ts'
import { timerGlobals } from './plugin/plugin-timers.ts'
import { structuredClone } from './built-ins/structured-clone.ts'
import { bringGrid } from '../model/tree/canvas-grid.ts'
import { canvasView } from '../model/edits/canvas-view-store.ts'
import { store } from '../model/record/document-store.ts'
import { mendTree } from '../model/edits/mend-tree.ts'
import { type Session, newSession } from '../model/record/session.ts'

export interface Start {
  manifest: PluginManifest
  editorType: Session['editorType']
  level: Level
  team: 'free' | 'paid'
  querying: boolean
  launch: Launch
}

/** The one plugin that runs in this realm. */
export const plugin: Session = newSession('plugin')

let command = ''

function defineGlobals(scope: object, globals: object): void {
  for (const name of Object.keys(globals)) {
    Object.defineProperty(scope, name, {
      value: (globals as Record<string, unknown>)[name], // its own keys
      writable: true,
      configurable: true
    })
  }
}

/** Makes the sandbox: its globals, its language level, its rights. */
export function launchPlugin(scope: object, start: Start): void {
  const { manifest, launch } = start
  plugin.pluginId = manifest.id
  // Figma: in Dev Mode pages are always loaded one by one.
  const inDevMode = start.editorType === 'dev'
  plugin.dynamic = manifest.documentAccess === 'dynamic-page' || inDevMode
  plugin.editorType = start.editorType
  plugin.skipsInvisible = inDevMode
  plugin.readOnly = inDevMode
  plugin.querying = start.querying
  plugin.team = start.team
  plugin.permissions = manifest.permissions || []
  trustFor(manifest.id)
  connectEvents(plugin)
  canvasView.isDeck = start.editorType === 'slides'
  if (['slides', 'buzz'].includes(start.editorType)) bringGrid()
  command = launch.command
  limitLanguage(scope, start.level)
  if (holds('sandbox/no-shared-memory')) {
    Reflect.deleteProperty(scope, 'SharedArrayBuffer')
  }
  if (start.level === 'latest' || !holds('language/no-clone-before-latest')) {
    defineGlobals(scope, { structuredClone })
  }
  defineGlobals(scope, timerGlobals)
  defineGlobals(scope, {
    figma: figmaApi(plugin, launch),
    console: consoleGlobal,
    fetch: pluginFetch,
    __html__: launch.html,
    __uiFiles__: launch.uiFiles
  })
}

/**
 * To be called after the plugin's code ran once, or when its parameters are
 * chosen.
 */
export function announceRun(parameters: unknown): void {
  if (!plugin.open) return
  plugin.querying = false
  emit('run', { command, parameters })
}

/** A plugin that was cut off is not asked to clean up. */
export function dropPlugin(end: PluginEnd): void {
  if (holds('limits/crashed-plugins-run-no-handlers')) {
    clearListeners()
    plugin.closing = false // its close handlers may be what was cut off
  }
  mendTree(store.root)
  closePlugin(plugin, end)
}
