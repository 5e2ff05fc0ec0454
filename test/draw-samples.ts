/** Before the tests run: what their samples are drawn by, and how to repeat it. */
export function setup(): void {
  if (process.env['SAMPLE']) return
  const seed = String(Math.floor(Math.random() * 1e6))
  process.env['SAMPLE'] = seed
  console.log(`Samples: SAMPLE=${seed} draws the same again.`)
}
