import type { UserActions } from './host.ts'

type Act = (name: string, args: unknown[]) => unknown

/** The person's actions, carried out in the realm by name. */
export function userActions(act: Act): UserActions {
  const text = (name: string, ...args: unknown[]): string =>
    String(act(name, args))
  return {
    select: ids => void act('select', [ids]),
    goToPage: id => void act('goToPage', [id]),
    setViewport: (center, zoom) => void act('setViewport', [center, zoom]),
    setCanvasSize: (width, height) =>
      void act('setCanvasSize', [width, height]),
    add: (type, rect, parentId) =>
      parentId === undefined
        ? text('add', type, rect)
        : text('add', type, rect, parentId),
    move: (ids, dx, dy) => void act('move', [ids, dx, dy]),
    resize: (id, rect) => void act('resize', [id, rect]),
    rotate: (id, degrees) => void act('rotate', [id, degrees]),
    rename: (id, name) => void act('rename', [id, name]),
    setLocked: (id, locked) => void act('setLocked', [id, locked]),
    setVisible: (id, visible) => void act('setVisible', [id, visible]),
    duplicate: ids => act('duplicate', [ids]) as string[], // the realm's ids
    group: ids => text('group', ids),
    remove: ids => void act('remove', [ids]),
    crop: (id, index, transform) => void act('crop', [id, index, transform]),
    undo: () => void act('undo', []),
    redo: () => void act('redo', []),
    addPage: name => text('addPage', name)
  }
}
