import { createServer } from 'node:http'

// `node dev/figma/probe/echo.mjs [PORT]`: what the probe asks over the network.
// It says how a request arrived, and cuts one kind of request off.
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAMAAADD/I+4AAAAA1BMVEX/AAAZ4gk3AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAC0lEQVQImWNgYAAAAAMAAaCmo9QAAAAASUVORK5CYII=',
  'base64'
)
const open = { 'access-control-allow-origin': '*' }

/** Starts it; the function that it resolves to stops it. */
export function startEcho(port = 4455) {
  let arrivals = 0
  let pictureOrigin = ''
  const server = createServer((request, response) => {
    const origin = request.headers.origin ?? 'none'
    const say = value =>
      response
        .writeHead(200, { ...open, 'content-type': 'application/json' })
        .end(JSON.stringify(value))
    switch (request.url ?? '') {
      case '/redirect':
        return response.writeHead(302, { ...open, location: '/echo' }).end()
      case '/picture':
        pictureOrigin = origin
        return response.writeHead(200, open).end(picture)
      case '/picture-origin':
        return say({ origin: pictureOrigin })
      case '/cut':
        arrivals += 1
        return request.socket.destroy()
      case '/cuts':
        return say({ arrivals })
      default:
        return say({ origin })
    }
  })
  return new Promise((resolve, reject) => {
    server.on('error', reject)
    server.listen(port, 'localhost', () => {
      const { port: own } = server.address()
      const close = () => new Promise(done => server.close(done))
      resolve({ url: `http://localhost:${own}`, close })
    })
  })
}

if (process.argv[1]?.endsWith('echo.mjs')) {
  const { url } = await startEcho(Number(process.argv[2] ?? 4455))
  console.log(`The echo is ready: ${url}`)
}
