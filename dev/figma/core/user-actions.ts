import type { HostOptions, UserActions } from '../shared/host.ts'
import { holds } from '../rules/rules.ts'

type Act = (name: string, args: unknown[]) => unknown

/** What only changes what a person looks at. */
const views = [
  'select',
  'selectAll',
  'invertSelection',
  'selectChildren',
  'selectParents',
  'selectSibling',
  'goToPage',
  'setViewport',
  'setCanvasSize'
] as const satisfies (keyof UserActions)[]

const edits = [
  'add',
  'addPage',
  'addPicture',
  'crop',
  'detachInstance',
  'drag',
  'dropPicture',
  'duplicate',
  'frame',
  'group',
  'move',
  'moveInto',
  'movePage',
  'order',
  'paste',
  'redo',
  'remove',
  'removeOverrides',
  'removePage',
  'rename',
  'reshape',
  'resize',
  'rotate',
  'set',
  'setLocked',
  'setVisible',
  'swapInstance',
  'undo',
  'ungroup'
] as const satisfies (keyof UserActions)[]

/** Whether a person may change the design, and if not why. */
export function refusal(options: HostOptions): string | null {
  const { editorType, seat } = options
  if (editorType === 'dev' && holds('user-actions/dev-mode-only-looks')) {
    return 'In Dev Mode the design can only be looked at'
  }
  if (seat === 'view' && holds('user-actions/view-seat-only-looks')) {
    return 'With a view seat the design can only be looked at'
  }
  return null
}

/** The person's actions, carried out in the realm by name. */
export function userActions(act: Act, options: () => HostOptions): UserActions {
  const actions: Record<string, (...args: unknown[]) => unknown> = {}
  for (const name of views) actions[name] = (...args) => act(name, args)
  for (const name of edits) {
    actions[name] = (...args) => {
      const reason = refusal(options())
      if (reason) throw new Error(reason)
      // JSON would make null of it, which the realm takes for a value.
      while (args.at(-1) === undefined && args.length > 0) args.pop()
      return act(name, args)
    }
  }
  return actions as unknown as UserActions // all of its names, checked above
}
