import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { runFfmpeg } from '../render/run-ffmpeg.ts'
import { watermarkSvg } from '../render/watermark.ts'
import {
  filmBoxes,
  previewBox,
  thumbBox,
  type FilmPixels
} from './film-boxes.ts'
import { filmSvg } from './film-pictures.ts'
import { exactRate, type FilmSpec } from './drawing/film-spec.ts'
import type { FilmPreview, FilmSize } from './film.ts'

/** For x264; a higher value makes a smaller file. */
const qualities: Record<FilmSize, number> = {
  web: 36,
  sd: 38,
  hd: 40,
  '4k': 42
}
const stills = [
  ['thumb.jpg', 0.5],
  ['thumb_1.jpg', 0.2],
  ['thumb_2.jpg', 0.5],
  ['thumb_3.jpg', 0.8]
] as const

/** Draws a film and creates all its files. */
export async function makeFilm(spec: FilmSpec, folder: string): Promise<void> {
  function path(name: FilmPreview | `${FilmSize}.mp4`): string {
    return join(folder, `${spec.id}-${name}`)
  }

  const preview = previewBox(spec)
  const thumb = thumbBox(spec)
  const { width, height } = preview
  const mark = await sharp(Buffer.from(watermarkSvg(width, height)))
    .png()
    .toBuffer()
  await runFfmpeg(pictures(spec, spec), rawPictures(spec, spec), [
    ...filmBoxes(spec).map(({ size, ...box }) => [
      ...scaled(box),
      ...h264(qualities[size]),
      path(`${size}.mp4`)
    ]),
    [...scaled(thumb), ...h264(41), path('thumb.mp4')],
    [...scaled(thumb), ...vp9(60), path('thumb.webm')]
  ])
  await runFfmpeg(pictures(spec, preview, mark), rawPictures(spec, preview), [
    [...h264(39), path('preview.mp4')],
    [...vp9(58), path('preview.webm')]
  ])
  for (const [name, time] of stills) {
    await still(spec, thumb, time).toFile(path(name))
  }
  await still(spec, preview, 0.5, mark).toFile(path('preview.jpg'))
}

async function* pictures(
  spec: FilmSpec,
  box: FilmPixels,
  mark?: Buffer
): AsyncGenerator<Uint8Array> {
  for (let frame = 0; frame < spec.frames; frame++) {
    const time = frame / spec.frames
    yield await picture(spec, box, time, mark).raw().toBuffer()
  }
}

function still(
  spec: FilmSpec,
  box: FilmPixels,
  time: number,
  mark?: Buffer
): Sharp {
  return picture(spec, box, time, mark).jpeg({ quality: 52 })
}

function picture(
  spec: FilmSpec,
  box: FilmPixels,
  time: number,
  mark?: Buffer
): Sharp {
  const { width, height } = box
  const drawn = sharp(Buffer.from(filmSvg(spec, box, time)))
    .resize(width, height, { fit: 'fill' })
    .removeAlpha()
  if (!mark) return drawn
  return drawn.composite([{ input: mark }])
}

/** Input options for ffmpeg. */
function rawPictures(
  { fps }: FilmSpec,
  { width, height }: FilmPixels
): string[] {
  const rate = Number.isInteger(fps)
    ? String(fps)
    : `${Math.round(exactRate(fps) * 1001)}/1001`
  const format = ['-f', 'rawvideo', '-pix_fmt', 'rgb24']
  return [...format, '-s', `${width}x${height}`, '-r', rate]
}

function scaled({ width, height }: FilmPixels): string[] {
  return ['-vf', `scale=${width}:${height}:flags=area`]
}

function h264(quality: number): string[] {
  const codec = ['-c:v', 'libx264', '-preset', 'medium', '-tune', 'animation']
  const box = ['-pix_fmt', 'yuv420p', '-movflags', '+faststart']
  return [...codec, '-crf', String(quality), ...box]
}

function vp9(quality: number): string[] {
  const codec = ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', String(quality)]
  return [...codec, '-pix_fmt', 'yuv420p']
}
