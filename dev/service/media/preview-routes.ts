import { Hono } from 'hono'
import { filmPreviews } from '../../catalog/films/film.ts'
import { trackFiles, trackPreviews } from '../../catalog/tracks/track.ts'
import type { Core } from '../core/core.ts'
import { previewNames, type LibraryFile } from '../core/library.ts'
import { findFilm } from '../films/find-film.ts'
import { ServiceError } from '../http/service-error.ts'
import { findAsset } from '../search/find-asset.ts'
import { findTrack } from '../tracks/find-track.ts'
import { sendFile } from './send-file.ts'

const headers = {
  'Cache-Control': `public, max-age=${30 * 86_400}, immutable`
}

/** Public previews of pictures, films and tracks. */
export function previewRoutes(core: Core): Hono {
  const app = new Hono()
  const finders = {
    '/media/:id{\\d+}/:file': imagePreview,
    '/media/videos/:id/:file': filmPreview,
    '/media/audio/:id/:file': trackPreview
  }
  Object.entries(finders).forEach(([path, find]) => {
    app.get(path, context => {
      const id = context.req.param('id') ?? ''
      const file = find(core, id, context.req.param('file') ?? '')
      if (!file) throw new ServiceError(404, { message: 'Not Found' })
      return sendFile(core, context.req.raw, file, headers)
    })
  })
  return app
}

type Found = Promise<LibraryFile> | undefined

function imagePreview(core: Core, id: string, file: string): Found {
  const name = previewNames.find(one => `${one}.jpg` === file)
  const asset = findAsset(core, id)
  if (!asset || !name || !core.library.sizes(asset)[name]) return undefined
  return core.library.render(asset, name)
}

function filmPreview(core: Core, id: string, file: string): Found {
  const name = filmPreviews.find(one => one === file)
  const film = findFilm(core, id)
  return film && name && core.library.filmFile(film, name)
}

function trackPreview(core: Core, id: string, file: string): Found {
  const name = trackPreviews.find(one => trackFiles[one].file === file)
  const track = findTrack(core, id)
  if (!track || !name || track.fileSizes[name] === undefined) return undefined
  return core.library.trackFile(track, name)
}
