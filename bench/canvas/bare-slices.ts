/**
 * Appended to the controller: at the message `slices`, loops for 7 ms and
 * yields, 60 times or until the message `stop`, then answers `sliced`.
 */
export const bareSlices = `
{
  let isStopped = false
  async function slice() {
    isStopped = false
    for (let count = 0; count < 60 && !isStopped; count += 1) {
      await new Promise(resolve => setTimeout(resolve, 0))
      for (const end = Date.now() + 7; Date.now() < end; );
    }
    figma.ui.postMessage('sliced')
  }
  figma.ui.on('message', message => {
    if (message === 'slices') void slice()
    if (message === 'stop') isStopped = true
  })
}
`
