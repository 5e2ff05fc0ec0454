/**
 * What is the same in another language, as a name or a unit is, or a word
 * that both have. Whatever else equals English was left untranslated.
 */
export const sameAsEnglish: Record<string, readonly string[]> = {
  de: [
    'colors orange',
    'colors cyan',
    'colors magenta',
    'filters in',
    'filters model',
    'panel cleared'
  ],
  fr: [
    'colors orange',
    'colors cyan',
    'colors magenta',
    'filter-sections type',
    'filter-sections orientation',
    'image-types photo',
    'image-types illustration',
    'panel cleared',
    'places collections'
  ],
  es: [
    'colors magenta',
    'filter-sections color',
    'filters editorial',
    'orientations horizontal',
    'orientations vertical',
    'panel cleared',
    'placing editorial',
    'placing vector'
  ],
  ja: ['panel cleared'],
  pt: [
    'colors magenta',
    'filters editorial',
    'orientations horizontal',
    'orientations vertical',
    'panel cleared',
    'placing editorial'
  ]
}
