/** A video as the API describes it, with these changes. */
export function videoRecord(id: string, change: object = {}): object {
  return {
    id,
    media_type: 'video',
    description: `Video ${id}`,
    aspect: 1.778,
    aspect_ratio: '16:9',
    duration: 4.2,
    contributor: { id: '77' },
    assets: {
      web: size(454, 240, true),
      hd: size(1920, 1080, true),
      thumb_jpg: address(id, 'thumb.jpg'),
      preview_jpg: address(id, 'preview.jpg'),
      thumb_mp4: address(id, 'thumb.mp4'),
      thumb_webm: address(id, 'thumb.webm'),
      preview_mp4: address(id, 'preview.mp4'),
      preview_webm: address(id, 'preview.webm')
    },
    ...change
  }
}

function address(id: string, name: string): object {
  return { url: `http://media.test/${id}/${name}` }
}

function size(width: number, height: number, is_licensable: boolean): object {
  return { width, height, fps: 29.97, file_size: 900_000, is_licensable }
}
