/**
 * Journeys that touch the panel's frame, each with what it touches. They run
 * in a sandboxed frame, a process of its own, as well as in a `data:` frame.
 * All others run once.
 */
export const frameJourneys = {
  'account/access': 'a popup; the page loaded again',
  'licensing/charges': 'the field that gets the focus; keys',
  'placing/fill-and-drag': 'dragging out of the frame; keys',
  'search/filters': 'Tab within a dialog; keys',
  'file/rows': 'focus and keys of a menu',
  frame: 'the frame itself; its messages and downloads',
  'host/drop': 'dragging out of the frame',
  'host/faults': 'a popup; the network of the frame',
  'host/probe': 'what a frame may do',
  'host/window': "dragging beside the frame; the frame's size",
  'shell/field-focus': 'focus at the start; keys',
  'shell/keyboard': 'focus and keys',
  loop: 'a popup; the plugin run again',
  'shell/minimise': "focus; the frame's size",
  'search/play-and-place': 'what a frame may play',
  'search/results': 'pointer and wheel'
}
