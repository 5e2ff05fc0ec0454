import { setProp } from '../edits/history.ts'
import {
  type Axes,
  type Axis,
  around,
  axesOf,
  mainAxisOf,
  sideOf
} from './layout-axes.ts'
import {
  fillsCross,
  fillsMain,
  sideAlong,
  withinLimits
} from './layout-item.ts'
import { placeTracks } from './layout-place.ts'
import {
  type ResizeItem,
  type Track,
  contentSum,
  fillTrack,
  gapsOf,
  largest,
  sizeTracks,
  tracksOf
} from './layout-tracks.ts'
import type { NodeRecord } from '../record/node-record.ts'

/** Whether it arranges its children. */
export function isAutoLayout(record: NodeRecord | null): boolean {
  return record !== null && record.props.layoutMode !== 'NONE'
}

/** Whether the parent decides where the node is. */
export function isPlaced(record: NodeRecord): boolean {
  return (
    isAutoLayout(record.parent) && record.props.layoutPositioning === 'AUTO'
  )
}

/** Whether the parent gives it its size in this direction of its own. */
export function isFilled(record: NodeRecord, axis: Axis): boolean {
  const { parent } = record
  if (!parent || !isPlaced(record)) return false
  const isMain = sideOf(axis) === sideAlong(record, mainAxisOf(parent))
  return isMain ? fillsMain(record) : fillsCross(record)
}

function hugs(frame: NodeRecord, axes: Axes, axis: Axis): boolean {
  const { primaryAxisSizingMode, counterAxisSizingMode } = frame.props
  if (isFilled(frame, axis)) return false
  const mode =
    axis === axes.main ? primaryAxisSizingMode : counterAxisSizingMode
  return mode === 'AUTO'
}

function hug(frame: NodeRecord, axes: Axes, axis: Axis, inner: number): void {
  const side = sideOf(axis)
  setProp(frame, side, withinLimits(frame, side, inner + around(axes, axis)))
}

function stretch(track: Track, axes: Axes, resize: ResizeItem): void {
  for (const item of track.items) {
    if (!fillsCross(item)) continue
    const side = sideAlong(item, axes.cross)
    resize(item, side, withinLimits(item, side, track.size))
  }
}

/**
 * Lays out the children of a frame, and the frame around them; `resize` gives
 * an item that fills the room its size.
 */
export function arrange(frame: NodeRecord, resize: ResizeItem): void {
  const axes = axesOf(frame)
  const { main, cross } = axes
  const gaps = gapsOf(frame)
  const tracks = tracksOf(frame, axes)
  const hugsMain = hugs(frame, axes, main)
  const hugsCross = hugs(frame, axes, cross)
  const [only] = tracks
  if (!only) return

  const roomOf = (axis: Axis): number =>
    frame.props[sideOf(axis)] - around(axes, axis)
  const sizeAcross = (): void => {
    sizeTracks(frame, tracks, axes, hugsCross ? null : roomOf(cross))
    if (hugsCross) {
      const sizes = tracks.reduce((sum, track) => sum + track.size, 0)
      hug(frame, axes, cross, sizes + gaps.cross * (tracks.length - 1))
      if (tracks.length === 1) only.size = roomOf(cross)
    }
    for (const track of tracks) stretch(track, axes, resize)
  }

  // Widths are first: a text that gets narrower gets longer.
  const isEarly = tracks.length === 1 && (!hugsCross || cross === 'x')
  if (isEarly && only.items.some(fillsCross)) sizeAcross()
  if (hugsMain) {
    const sums = tracks.map(({ items }) => contentSum(items, axes, gaps.main))
    hug(frame, axes, main, largest(sums))
  }
  const room = roomOf(main)
  for (const track of tracks) fillTrack(track, axes, room, gaps.main, resize)
  sizeAcross()
  placeTracks(frame, tracks, axes)
}
