import type { Host } from '../../shared/host.ts'
import { type Rect, overlaps, grown } from '../../shared/rect.ts'
import type { Point } from '../../shared/matrix.ts'
import { type SceneTile, sceneTile } from './scene-tile.ts'
import { isIn, type TilePlace, tileSide, tilesIn } from './tile-grid.ts'
import { type CanvasBox, type View, visibleRect } from '../../scene/view.ts'

/** Tiles of the page at one zoom; moving it over the screen draws nothing. */
export interface SceneStage {
  readonly zoom: number
  /** Moves and scales what is drawn to where the view has it. */
  place(view: View, box: CanvasBox): void
  /** Draws missing tiles for `time` milliseconds; true when none is missing. */
  fill(view: View, box: CanvasBox, time: number): boolean
  /** Whether the view shows no tile that is missing or stale. */
  covers(view: View, box: CanvasBox): boolean
  /** The document changed in these areas of the page; null for anywhere. */
  refresh(areas: Rect[] | null): void
  /** Draws again what may show the frames of videos that were read. */
  showFrames(): void
  show(): void
  remove(): void
}

/** More than a screen and what is around it takes at any size. */
const mostTiles = 500

interface Held extends TilePlace {
  tile: SceneTile
}

interface Stage {
  host: Host
  element: HTMLElement
  zoom: number
  /** The page's point at the corner of the first tile, in screen pixels. */
  anchor: Point
  tiles: Map<string, Held>
}

export function sceneStage(
  host: Host,
  parent: Element,
  view: View,
  box: CanvasBox
): SceneStage {
  const element = parent.ownerDocument.createElement('div')
  element.dataset['stage'] = ''
  element.style.visibility = 'hidden'
  parent.append(element)
  const { zoom } = view
  // Near the view, so that no coordinate is too large for a browser.
  const start = visibleRect(view, box)
  const anchor = {
    x: Math.floor((start.x * zoom) / tileSide) * tileSide,
    y: Math.floor((start.y * zoom) / tileSide) * tileSide
  }
  const stage: Stage = { host, element, zoom, anchor, tiles: new Map() }
  return {
    zoom,
    place: (now, on) => place(stage, now, on),
    fill: (now, on, time) => fill(stage, shownPart(stage, now, on), time),
    covers: (now, on) =>
      tilesIn(shownPart(stage, now, on)).every(tile => isDrawn(stage, tile)),
    refresh(areas) {
      for (const held of stage.tiles.values()) {
        const shown = areaOf(stage, held)
        const isHit = areas?.some(area => overlaps(area, shown)) ?? true
        if (isHit) held.tile.spoil()
      }
    },
    showFrames() {
      for (const { tile } of stage.tiles.values()) tile.showFrames()
    },
    show: () => element.style.removeProperty('visibility'),
    remove: () => element.remove()
  }
}

/** What the view shows, in the stage's pixels. */
function shownPart({ zoom, anchor }: Stage, now: View, on: CanvasBox): Rect {
  const seen = visibleRect(now, on)
  return {
    x: seen.x * zoom - anchor.x,
    y: seen.y * zoom - anchor.y,
    width: seen.width * zoom,
    height: seen.height * zoom
  }
}

function place(stage: Stage, now: View, on: CanvasBox): void {
  const part = shownPart(stage, now, on)
  const scale = now.zoom / stage.zoom
  // Whole pixels, so that tiles meet without a seam.
  const x = scale === 1 ? Math.round(-part.x) : -part.x * scale
  const y = scale === 1 ? Math.round(-part.y) : -part.y * scale
  const transform = `translate(${x}px, ${y}px) scale(${scale})`
  stage.element.style.transform = transform
}

/** Draws what is missing: first what is shown, then what is around it. */
function fill(stage: Stage, part: Rect, time: number): boolean {
  const until = performance.now() + time
  const wanted = tilesIn(grown(part, tileSide))
  const missing = wanted.filter(tile => !isDrawn(stage, tile))
  const shown = missing.filter(tile => isIn(tile, part))
  const hidden = missing.filter(tile => !isIn(tile, part))
  keepNear(stage, grown(part, 2 * tileSide))
  let steps = 0
  for (const place of [...shown, ...hidden]) {
    const tile = tileAt(stage, place)
    while (!tile.isDrawn) {
      if (steps > 0 && performance.now() > until) return false
      tile.step()
      steps += 1
    }
  }
  return true
}

function isDrawn({ tiles }: Stage, place: TilePlace): boolean {
  return tiles.get(keyOf(place))?.tile.isDrawn === true
}

function keyOf({ column, row }: TilePlace): string {
  return `${column} ${row}`
}

function tileAt(stage: Stage, place: TilePlace): SceneTile {
  const { host, element, tiles } = stage
  const found = tiles.get(keyOf(place))
  if (found) return found.tile
  const { column, row } = place
  const at = { x: column * tileSide, y: row * tileSide }
  const tile = sceneTile(host, element, at, areaOf(stage, place))
  tiles.set(keyOf(place), { column, row, tile })
  return tile
}

/** Those far away are off the screen, and the longest unseen are forgotten. */
function keepNear({ tiles }: Stage, area: Rect): void {
  for (const held of tiles.values()) held.tile.show(isIn(held, area))
  const near = [...tiles].filter(([, held]) => isIn(held, area))
  for (const [key, held] of near) {
    tiles.delete(key)
    tiles.set(key, held)
  }
  for (const key of tiles.keys()) {
    if (tiles.size <= mostTiles) return
    tiles.delete(key)
  }
}

/** The part of the page that a tile shows. */
function areaOf({ zoom, anchor }: Stage, { column, row }: TilePlace): Rect {
  return {
    x: (column * tileSide + anchor.x) / zoom,
    y: (row * tileSide + anchor.y) / zoom,
    width: tileSide / zoom,
    height: tileSide / zoom
  }
}
