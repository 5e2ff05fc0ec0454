import { join } from 'node:path'
import sharp from 'sharp'
import { runFfmpeg } from '../render/run-ffmpeg.ts'
import { albumArtSvg, waveformSvg } from './draw-track.ts'
import { markPreview } from './mark-preview.ts'
import { playTrack } from './play-track.ts'
import type { TrackSpec } from './track-spec.ts'
import { trackFiles, type TrackFileName } from './track.ts'
import { toWav } from './wav.ts'

const mono = ['-ac', '1']
const vorbis = ['-c:a', 'libvorbis', '-ar', '16000', '-b:a', '16k']

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
  const clean = [...mono, '-ar', '32000', '-b:a', '40k', path('clean_audio')]
  await runFfmpeg([toWav(sound)], [], [clean])
  const previews = [
    [...mono, '-ar', '22050', '-b:a', '24k', path('preview_mp3')],
    [...mono, ...vorbis, path('preview_ogg')]
  ]
  await runFfmpeg([toWav(markPreview(sound))], [], previews)
  await sharp(Buffer.from(waveformSvg(sound)))
    .png({ palette: true, colors: 8 })
    .toFile(path('waveform'))
  await sharp(Buffer.from(albumArtSvg(spec)))
    .jpeg({ quality: 70 })
    .toFile(path('album_art'))
}
