import type { HostOptions, UserActions } from '../shared/host.ts'
import { holds } from '../rules/rules.ts'

type Act = (name: string, args: unknown[]) => unknown

/** What an action changes: the design, or only what a person looks at. */
const changes: Record<keyof UserActions, 'design' | 'view'> = {
  select: 'view',
  selectAll: 'view',
  selectChildren: 'view',
  selectParents: 'view',
  goToPage: 'view',
  setViewport: 'view',
  focus: 'view',
  setCanvasSize: 'view',
  add: 'design',
  addPage: 'design',
  addPicture: 'design',
  crop: 'design',
  drag: 'design',
  dropPicture: 'design',
  duplicate: 'design',
  group: 'design',
  move: 'design',
  moveInto: 'design',
  movePage: 'design',
  order: 'design',
  paste: 'design',
  redo: 'design',
  remove: 'design',
  removePage: 'design',
  rename: 'design',
  reshape: 'design',
  set: 'design',
  setLocked: 'design',
  setVisible: 'design',
  undo: 'design',
  ungroup: 'design'
}

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

/** Decks and the files of Buzz are one page. */
function pageRefusal({ editorType }: HostOptions, name: string): string | null {
  const hasOne = editorType === 'slides' || editorType === 'buzz'
  if (name !== 'addPage' || !hasOne) return null
  if (!holds('user-grid/one-page')) return null
  return 'Files of Slides and Buzz have one page'
}

/** The person's actions, carried out in the realm by name. */
export function userActions(act: Act, options: () => HostOptions): UserActions {
  const actions: Record<string, (...args: unknown[]) => unknown> = {}
  for (const [name, changed] of Object.entries(changes)) {
    actions[name] = (...args) => {
      const reason =
        changed === 'design'
          ? (refusal(options()) ?? pageRefusal(options(), name))
          : null
      if (reason) throw new Error(reason)
      // JSON turns undefined into null, which the realm takes for a value.
      while (args.at(-1) === undefined && args.length > 0) args.pop()
      return act(name, args)
    }
  }
  return actions as unknown as UserActions // all of its names, as `changes` has
}
