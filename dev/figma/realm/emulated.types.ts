import type { Members } from '../nodes/handles/define-node.ts'
import type { membersByType } from '../nodes/node-types.ts'
import type { TableCell } from '../nodes/boards/table-cell.ts'
import type { TextSublayer } from '../nodes/boards/text-sublayer.ts'
import type { Faults, MembersOf } from '../nodes/handles/typings-match.ts'
import type { figmaApi } from './figma/figma-api.ts'

type ByType = typeof membersByType

interface StyleTypes {
  PAINT: PaintStyle
  TEXT_STYLE: TextStyle
  EFFECT: EffectStyle
  GRID: GridStyle
}

type Typed<T> = T extends keyof StyleTypes
  ? StyleTypes[T]
  : Extract<BaseNode, { type: T }>

/** Without `type`, which the host declares once for all node types. */
type Own<T extends keyof ByType> = Omit<MembersOf<ByType[T]>, 'type'>

type NodeFaults = {
  [T in keyof ByType]: Faults<T, Own<T>, Typed<T>>
}[keyof ByType]

type Figma = ReturnType<typeof figmaApi>

/** Members of `figma` that are objects, emulated in part. */
type Inner =
  | 'ui'
  | 'viewport'
  | 'clientStorage'
  | 'parameters'
  | 'payments'
  | 'variables'
  | 'buzz'

interface AllFaults {
  nodes: NodeFaults
  text: Faults<'text', TextSublayer, TextSublayerNode>
  cell: Faults<'cell', TableCell, TableCellNode>
  figma: Faults<'figma', Omit<Figma, Inner>, PluginAPI>
  inner: {
    [N in Inner & keyof Figma]: Faults<
      N,
      NonNullable<Figma[N]>,
      NonNullable<PluginAPI[N]>
    >
  }[Inner & keyof Figma]
}

/** Apart, so that the error lists them all. */
type Apart<Fault> = Fault extends string ? { text: Fault } : never

declare const faults: { [K in keyof AllFaults]: Apart<AllFaults[K]> }

/**
 * Compiles only while every member that the host implements is as the pinned
 * typings say; the error names those that are not.
 */
export const none: Record<keyof AllFaults, () => never> = {
  nodes: () => faults.nodes,
  text: () => faults.text,
  cell: () => faults.cell,
  figma: () => faults.figma,
  inner: () => faults.inner
}

type Shape<M> = M extends Members<infer T> ? T : never

/** Types whose members became `any`, which would match anything. */
type Untyped = {
  [T in keyof ByType]: unknown extends Shape<ByType[T][number]> ? T : never
}[keyof ByType]

export const typed = (type: Untyped): never => type

/** The compared types exist: a type that is `any` has no such names. */
export const seen: [keyof Own<'TEXT'>, keyof Figma] = ['characters', 'notify']
