import type { Axes } from './layout-axes.ts'
import { sideOf } from './layout-axes.ts'
import { baselineOf, outerSize, placeAt } from './layout-item.ts'
import { type Track, gapsOf, largest, mainSum } from './layout-tracks.ts'
import type { NodeRecord } from '../record/node-record.ts'

interface Spread {
  lead: number
  gap: number
}

/** Where the first item starts, and the distance between items. */
function spread(frame: NodeRecord, items: NodeRecord[], axes: Axes): Spread {
  const { primaryAxisAlignItems, itemSpacing } = frame.props
  // The case of most frames; no item needs to be measured.
  if (primaryAxisAlignItems === 'MIN') return { lead: 0, gap: itemSpacing }
  const { main } = axes
  const room = frame.props[sideOf(main)] - axes.before[main] - axes.after[main]
  const sum = mainSum(items, axes, 0)
  const count = items.length
  const packed = room - sum - itemSpacing * (count - 1)
  const free = Math.max(0, room - sum)
  switch (primaryAxisAlignItems) {
    case 'CENTER':
      return { lead: packed / 2, gap: itemSpacing }
    case 'MAX':
      return { lead: packed, gap: itemSpacing }
    case 'SPACE_BETWEEN':
      return { lead: 0, gap: count > 1 ? free / (count - 1) : 0 }
    case 'SPACE_EVENLY':
      return { lead: free / (count + 1), gap: free / (count + 1) }
    case 'SPACE_AROUND':
      break
  }
  return { lead: free / count / 2, gap: free / count }
}

function crossLead(frame: NodeRecord, rest: number): number {
  const align = frame.props.counterAxisAlignItems
  return align === 'CENTER' ? rest / 2 : align === 'MAX' ? rest : 0
}

function placeTrack(
  frame: NodeRecord,
  track: Track,
  axes: Axes,
  cross: number
): void {
  const { main } = axes
  const { items } = track
  const { lead, gap } = spread(frame, items, axes)
  const { counterAxisAlignItems } = frame.props
  const byBaseline = counterAxisAlignItems === 'BASELINE'
  const onTop = counterAxisAlignItems === 'MIN'
  const baseline = byBaseline ? largest(items.map(baselineOf)) : 0
  let at = axes.before[main] + lead
  for (const item of items) {
    const rest = onTop ? 0 : track.size - outerSize(item, axes.cross)
    const down = byBaseline
      ? baseline - baselineOf(item)
      : crossLead(frame, rest)
    placeAt(item, axes, at, cross + down)
    at += outerSize(item, main) + gap
  }
}

/** Puts every item of every track in its place. */
export function placeTracks(
  frame: NodeRecord,
  tracks: Track[],
  axes: Axes
): void {
  const { cross } = axes
  const side = sideOf(cross)
  const room = frame.props[side] - axes.before[cross] - axes.after[cross]
  const sizes = tracks.reduce((sum, track) => sum + track.size, 0)
  const own = gapsOf(frame).cross
  const apart = frame.props.counterAxisAlignContent === 'SPACE_BETWEEN'
  const between = Math.max(0, (room - sizes) / Math.max(1, tracks.length - 1))
  const wraps = frame.props.layoutWrap === 'WRAP'
  const gap = wraps && apart ? between : own
  const rest = room - sizes - own * (tracks.length - 1)
  let at = axes.before[cross]
  if (wraps && !apart) at += crossLead(frame, rest)
  for (const track of tracks) {
    placeTrack(frame, track, axes, at)
    at += track.size + gap
  }
}
