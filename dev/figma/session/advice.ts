const advices: [RegExp, string][] = [
  [
    /^The manifest|^The file of "/,
    'Correct the file and run the plugin again.'
  ],
  [
    /code is newer than ES/,
    'Build it for this level, or choose a newer one in the settings.'
  ],
  [
    /code is not JavaScript/,
    'Correct it, or build it for the level of the settings.'
  ],
  [/memory/i, 'Release what it holds, or give it more in the settings.'],
  [
    /without a pause|too long|endless/i,
    'Let it pause in long loops, for example with a timeout.'
  ],
  [/stack overflow/i, 'Look for a function that calls itself without an end.'],
  [/does not run in the/, 'Choose another editor in the settings.'],
  [/view seat/, 'Choose a full seat in the settings.']
]

/** What a person can do about an error of a plugin; empty when unknown. */
export function advice(message: string): string {
  return advices.find(([pattern]) => pattern.test(message))?.[1] ?? ''
}
