/** An image as the API describes it, with these changes. */
export function imageRecord(id: string, change: object = {}): object {
  return {
    id,
    media_type: 'image',
    description: `Picture ${id}`,
    aspect: 1.5,
    image_type: 'photo',
    contributor: { id: '77' },
    assets: {
      large_thumb: picture(id, 'large_thumb', 150),
      preview: picture(id, 'preview', 450),
      preview_1000: picture(id, 'preview_1000', 1000),
      preview_1500: picture(id, 'preview_1500', 1500),
      huge_jpg: size(6000, true),
      medium_jpg: size(1000, true)
    },
    ...change
  }
}

/** A page of a list, as the API replies. */
export function listReply(data: object[], more: object = {}): Response {
  return Response.json({ data, ...more })
}

export function pngReply(length = 12): Response {
  const headers = { 'Content-Length': String(length) }
  return new Response(new Uint8Array(length).fill(7), { headers })
}

function picture(id: string, name: string, width: number): object {
  return {
    url: `http://media.test/${name}/${id}.jpg`,
    width,
    height: Math.round(width / 1.5)
  }
}

function size(width: number, is_licensable: boolean): object {
  return {
    width,
    height: Math.round(width / 1.5),
    is_licensable,
    format: 'jpg'
  }
}
