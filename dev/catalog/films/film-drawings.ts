import { drawCoffee, drawGradient, drawPattern } from './draw-designs.ts'
import {
  drawBeach,
  drawFlower,
  drawLake,
  drawRain,
  drawSnowfall
} from './draw-lands.ts'
import {
  drawCandle,
  drawFireworks,
  drawPlanet,
  drawSkyline
} from './draw-nights.ts'
import { drawCrowd, drawKite, drawRunner, drawTalk } from './draw-people.ts'
import { lookFilms } from './looks/look-films.ts'
import type { FilmDrawing } from './drawing/shapes.ts'

/** The drawing of each film, by id. */
export const filmDrawings: Readonly<Record<string, FilmDrawing>> = {
  5100107: drawLake,
  5100214: drawSnowfall,
  5100320: drawBeach,
  5100433: drawRain,
  5100541: drawSkyline,
  5100652: drawPlanet,
  5100769: drawFlower,
  5200118: drawCoffee,
  5200227: drawFireworks,
  5200335: drawPattern,
  5200446: drawGradient,
  5200553: drawCandle,
  5300121: drawRunner,
  5300232: drawTalk,
  5300345: drawKite,
  5300458: drawCrowd,
  ...Object.fromEntries(lookFilms.map(({ id, draw }) => [id, draw]))
}
