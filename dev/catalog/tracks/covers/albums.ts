/** All albums, by a short key. */
export const albums = {
  rooms: { id: '30101', title: 'Rooms with a Radio' },
  seasons: { id: '30102', title: 'Four Short Seasons' },
  streets: { id: '30103', title: 'Streets and Signals' },
  tide: { id: '30104', title: 'Neon Tide' },
  velocity: { id: '30105', title: 'Escape Velocity' },
  hall: { id: '30106', title: 'A Hall with Open Doors' },
  lamplight: { id: '30107', title: 'Lamplight Pieces' },
  kettle: { id: '30108', title: 'Kettle on the Fire' },
  ferry: { id: '30109', title: 'Slow Ferry South' },
  platform: { id: '30110', title: 'Platform Nine, No Train' },
  terrace: { id: '30111', title: 'Terrace with a View of Rain' },
  cassette: { id: '30112', title: 'The Last Cassette' },
  still: { id: '30113', title: 'Still, Stiller' },
  linden: { id: '30114', title: 'Linden Street after Ten' },
  velvet: { id: '30115', title: 'Velvet and Brass' },
  window: { id: '30116', title: 'Every Open Window' },
  market: { id: '30117', title: 'Four Markets, One Suitcase' },
  boats: { id: '30118', title: 'Boats Made of Paper' }
} as const

/** `none` is for a track without an album. */
export type AlbumName = keyof typeof albums | 'none'
