import { checkBoolean } from '../../nodes/checks/check.ts'
import { defineFigma } from '../../nodes/handles/define-figma.ts'
import { assertOpen } from '../../nodes/handles/handle.ts'
import { mixed } from '../../model/record/mixed.ts'
import type { Session } from '../../model/record/session.ts'
import { canvasViewMembers, slidesViewMembers } from './canvas-views.ts'
import { editorPart } from './editor-part.ts'
import type { Launch } from './launch.ts'
import { buzzApi } from './figma-buzz.ts'
import { constants } from './figma-constants.ts'
import { paymentsApi } from './figma-payments.ts'
import { utilApi } from './figma-util.ts'
import { variablesApi } from './figma-variables.ts'
import { parametersApi } from '../plugin/plugin-parameters.ts'
import { clientStorage } from '../plugin/plugin-storage.ts'
import { ui } from '../plugin/plugin-ui.ts'
import { viewportApi } from './viewport.ts'

function modeOf(session: Session, { capabilities }: Launch): PluginAPI['mode'] {
  if (session.editorType !== 'dev') return 'default'
  const generates = capabilities.includes('codegen')
  return generates && !capabilities.includes('inspect') ? 'codegen' : 'inspect'
}

/** Facts about the run, and the objects inside `figma`. */
export function facts(session: Session, launch: Launch) {
  const inner = <T extends object>(label: string, part: T) =>
    defineFigma(label, name => assertOpen(session, name), part)
  const mayAskForMoney = session.permissions.includes('payments')
  return Object.freeze({
    apiVersion: '1.0.0' as const,
    // Figma: undefined without a menu.
    command: (launch.command || undefined) as string, // as the typings say
    editorType: session.editorType,
    mode: modeOf(session, launch),
    pluginId: session.pluginId,
    fileKey: launch.fileKey,
    variables: inner('figma.variables', variablesApi(session)),
    mixed,
    // Figma: there only in VS Code, and for partners.
    vscode: undefined,
    devResources: undefined,
    constants,
    get textreview(): undefined {
      if (!launch.capabilities.includes('textreview')) return undefined
      throw new Error('not emulated: figma.textreview')
    },
    get timer(): undefined {
      if (session.editorType !== 'figjam') return undefined
      throw new Error('not emulated: figma.timer')
    },
    util: inner('figma.util', utilApi),
    viewport: defineFigma(
      'figma.viewport',
      name => assertOpen(session, name),
      viewportApi,
      editorPart(session, ['slides'], () => slidesViewMembers),
      editorPart(session, ['slides', 'buzz'], () => canvasViewMembers)
    ),
    clientStorage: inner('figma.clientStorage', clientStorage),
    ui: inner('figma.ui', ui),
    parameters: inner('figma.parameters', parametersApi),
    ...editorPart(session, ['buzz'], () => ({
      buzz: inner('figma.buzz', buzzApi(session))
    })),
    payments: mayAskForMoney
      ? inner('figma.payments', paymentsApi(session))
      : undefined
  })
}

/** The settings of `figma` that a plugin may change. */
export function switches(session: Session) {
  return {
    get skipInvisibleInstanceChildren() {
      return session.skipsInvisible
    },
    set skipInvisibleInstanceChildren(value: boolean) {
      const name = 'skipInvisibleInstanceChildren'
      session.skipsInvisible = checkBoolean(`set_${name}`, name, value)
    }
  }
}
