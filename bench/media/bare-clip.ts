// A box that plays one video once the pointer has rested on it.

/** Addresses of the next clip, in several formats. */
interface Input {
  bareClip?: readonly string[]
}

/** Milliseconds, as in the panel. */
const patience = 200

const box = document.createElement('div')
box.setAttribute('role', 'gridcell')
box.style.cssText = 'width: 160px; height: 104px'
document.body.append(box)

let timer: ReturnType<typeof setTimeout> | undefined

box.addEventListener('mouseenter', () => {
  timer = setTimeout(play, patience)
})
box.addEventListener('mouseleave', () => {
  clearTimeout(timer)
  box.replaceChildren()
})

function play(): void {
  const video = document.createElement('video')
  Object.assign(video, { autoplay: true, muted: true, loop: true })
  for (const url of (window as Input).bareClip ?? []) {
    const source = document.createElement('source')
    source.src = url
    video.append(source)
  }
  box.append(video)
}
