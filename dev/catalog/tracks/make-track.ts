import { join } from 'node:path'
import sharp from 'sharp'
import { runFfmpeg } from '../render/run-ffmpeg.ts'
import { waveformSvg } from './sound/waveform-svg.ts'
import { toWav } from './sound/wav.ts'
import { markPreview } from './sound/mark-preview.ts'
import { coverSvg } from './covers/cover-svg.ts'
import { playTrack } from './play-track.ts'
import type { TrackSpec } from './styles/track-spec.ts'
import { tagsOf } from './track-tags.ts'
import { trackFiles, type TrackFileName } from './track.ts'

const mono = ['-ac', '1']
const vorbis = ['-c:a', 'libvorbis', '-ar', '12000', '-b:a', '12k']

/**
 * Creates all files of a track except its original, which is created on demand.
 */
export async function makeTrack(
  spec: TrackSpec,
  folder: string
): Promise<void> {
  function path(name: TrackFileName): string {
    return join(folder, `${spec.id}-${trackFiles[name].file}`)
  }

  const sound = await playTrack(spec)
  const tags = tagsOf(spec).flatMap(tag => ['-metadata', tag])
  const clean = [...tags, ...mono, '-ar', '24000', '-b:a', '32k']
  await runFfmpeg([toWav(sound)], [], [[...clean, path('clean_audio')]])
  const previews = [
    [...mono, '-ar', '16000', '-b:a', '16k', path('preview_mp3')],
    [...mono, ...vorbis, path('preview_ogg')]
  ]
  await runFfmpeg([toWav(markPreview(sound))], [], previews)
  if (spec.hasWaveform ?? true) {
    await sharp(Buffer.from(waveformSvg(sound)))
      .png({ palette: true, colors: 8 })
      .toFile(path('waveform'))
  }
  await sharp(Buffer.from(coverSvg(spec.album, spec.id)))
    .jpeg({ quality: 52, mozjpeg: true })
    .toFile(path('album_art'))
}
