/** A track as the library describes it in full, with these changes. */
export function trackRecord(id: string, change: object = {}): object {
  return {
    id,
    media_type: 'audio',
    contributor: { id: '77' },
    title: `Track ${id}`,
    description: 'Slow and warm',
    album: { id: '5', title: 'Night Ferry' },
    artists: [{ name: 'Ada Winter' }],
    similar_artists: [],
    bpm: 96,
    duration: 184,
    genres: ['Jazz'],
    moods: ['Calm', 'Warm'],
    instruments: ['Piano'],
    is_instrumental: true,
    vocal_description: '',
    lyrics: '',
    assets: {
      clean_audio: { file_size: 4_000_000 },
      original_audio: { file_size: 30_000_000 },
      preview_mp3: { url: `http://media.test/${id}.mp3` },
      preview_ogg: { url: `http://media.test/${id}.ogg` },
      album_art: { url: `http://media.test/${id}.jpg` },
      waveform: { url: `http://media.test/${id}.png` }
    },
    added_date: '2026-01-31',
    ...change
  }
}
