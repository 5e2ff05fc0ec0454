const sandbox =
  'allow-scripts allow-popups allow-popups-to-escape-sandbox ' +
  'allow-forms allow-downloads allow-modals'

/** A frame of origin `null`; its address carries its content policy. */
export function createFrame(
  url: string,
  options: { sandboxed: boolean; title: string }
): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.title = options.title
  if (options.sandboxed) frame.setAttribute('sandbox', sandbox)
  frame.src = url
  return frame
}
