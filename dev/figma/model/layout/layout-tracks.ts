import { type Axes, type Axis, around, axesOf, sideOf } from './layout-axes.ts'
import {
  fillsCross,
  fillsMain,
  itemsOf,
  outerSize,
  sideAlong,
  withinLimits
} from './layout-item.ts'
import type { NodeRecord } from '../record/node-record.ts'
import { unbrokenWidth } from './fit-text.ts'

/** One line of items; a frame that does not wrap has one. */
export interface Track {
  items: NodeRecord[]
  /** Its size across. */
  size: number
}

const packed = ['MIN', 'CENTER', 'MAX']

/** The gaps between items of a track, and between tracks. */
export function gapsOf(frame: NodeRecord): { main: number; cross: number } {
  const { itemSpacing, counterAxisSpacing, primaryAxisAlignItems } = frame.props
  // Figma: items that are spread have no spacing of their own.
  const main = packed.includes(primaryAxisAlignItems) ? itemSpacing : 0
  return { main, cross: counterAxisSpacing ?? itemSpacing }
}

/** The largest of numbers that may be very many. */
export function largest(numbers: number[]): number {
  return numbers.reduce((most, one) => Math.max(most, one), -Infinity)
}

export function mainSum(items: NodeRecord[], axes: Axes, gap: number): number {
  const sizes = items.map(item => outerSize(item, axes.main))
  const spaces = gap * Math.max(0, items.length - 1)
  return sizes.reduce((sum, size) => sum + size, spaces)
}

/** The size that a layer asks for: what it fills takes no part in it. */
function contentSize(item: NodeRecord, axis: Axis): number {
  const side = sideAlong(item, axis)
  const items = item.props.layoutMode === 'NONE' ? [] : itemsOf(item)
  if (item.type === 'TEXT' && side === 'width') return unbrokenWidth(item)
  if (items.length === 0) return outerSize(item, axis)
  const axes = axesOf(item)
  const own = side === 'width' ? 'x' : 'y'
  const inner =
    own === axes.main
      ? contentSum(items, axes, gapsOf(item).main)
      : contentAcross(items, axes)
  return withinLimits(item, side, inner + around(axes, own))
}

/** How long a line of these items is where it hugs them. */
export function contentSum(
  items: NodeRecord[],
  { main }: Axes,
  gap: number
): number {
  const sizes = items.map(item =>
    fillsMain(item) ? contentSize(item, main) : outerSize(item, main)
  )
  return sizes.reduce((sum, size) => sum + size, gap * (items.length - 1))
}

/** Figma: items that fill a line across count where no other item is in it. */
function contentAcross(items: NodeRecord[], { cross }: Axes): number {
  const own = items.filter(item => !fillsCross(item))
  return own.length > 0
    ? largest(own.map(item => outerSize(item, cross)))
    : largest(items.map(item => contentSize(item, cross)))
}

/** A frame that hugs wraps at its maximum, a fixed one at its size. */
function wrapAt(frame: NodeRecord, axes: Axes): number {
  const { layoutWrap, primaryAxisSizingMode, maxWidth, maxHeight } = frame.props
  const side = sideOf(axes.main)
  if (layoutWrap === 'NO_WRAP') return Infinity
  const around = axes.before[axes.main] + axes.after[axes.main]
  const max = side === 'width' ? maxWidth : maxHeight
  const size = primaryAxisSizingMode === 'AUTO' ? max : frame.props[side]
  return size === null ? Infinity : size - around
}

/** The least size of an item before the tracks are filled. */
function least(item: NodeRecord, axes: Axes): number {
  if (!fillsMain(item)) return outerSize(item, axes.main)
  return withinLimits(item, sideAlong(item, axes.main), 0)
}

/** Sizes of turned items are single precision at best. */
const tolerance = 1e-3

export function tracksOf(frame: NodeRecord, axes: Axes): Track[] {
  const items = itemsOf(frame)
  const room = wrapAt(frame, axes)
  if (room === Infinity) return items.length > 0 ? [{ items, size: 0 }] : []
  const gap = gapsOf(frame).main
  const tracks: Track[] = []
  let used = 0
  for (const item of items) {
    const last = tracks[tracks.length - 1]
    const needed = least(item, axes)
    if (last && used + gap + needed <= room + tolerance) {
      last.items.push(item)
      used += gap + needed
    } else {
      tracks.push({ items: [item], size: 0 })
      used = needed
    }
  }
  return tracks
}

export type ResizeItem = (
  item: NodeRecord,
  side: 'width' | 'height',
  size: number
) => void

/** Shares the room that is left among the items that fill it. */
export function fillTrack(
  track: Track,
  axes: Axes,
  room: number,
  gap: number,
  resize: ResizeItem
): void {
  const { main } = axes
  let open = track.items.filter(fillsMain)
  if (open.length === 0) return
  const fixed = track.items.filter(item => !fillsMain(item))
  const gaps = gap * (track.items.length - 1)
  let left = room - gaps - mainSum(fixed, axes, 0)
  // What an item at its limit cannot take is shared by the others.
  while (open.length > 0) {
    const each = left / open.length
    const isBound = (item: NodeRecord): boolean =>
      withinLimits(item, sideAlong(item, main), each) !== each
    const bound = open.filter(isBound)
    const now = bound.length > 0 ? bound : open
    open = bound.length > 0 ? open.filter(item => !isBound(item)) : []
    for (const item of now) {
      const side = sideAlong(item, main)
      const size = withinLimits(item, side, each)
      resize(item, side, size)
      left -= size
    }
  }
}

/** Tracks are as large as their largest item, or share a fixed frame. */
export function sizeTracks(
  frame: NodeRecord,
  tracks: Track[],
  axes: Axes,
  room: number | null
): void {
  const { layoutWrap, counterAxisAlignContent } = frame.props
  const [only] = tracks
  if (only && room !== null && layoutWrap === 'NO_WRAP') {
    only.size = room
    return
  }
  for (const track of tracks) track.size = contentAcross(track.items, axes)
  if (room === null) return
  const all = tracks.every(track => track.items.every(fillsCross))
  if (!all || counterAxisAlignContent !== 'AUTO') return
  const gaps = gapsOf(frame).cross * (tracks.length - 1)
  for (const track of tracks) track.size = (room - gaps) / tracks.length
}
