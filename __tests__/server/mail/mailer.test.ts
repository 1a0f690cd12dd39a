import { readdirSync, readFileSync, statSync } from "node:fs"
import { createServer, type AddressInfo, type Server } from "node:net"
import { join } from "node:path"
import sharp from "sharp"
import type { LogEntry } from "#server/terminal/log.ts"
import { logoAddress, makeMailer } from "#server/mail/mailer.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

const mail = { to: "ines@example.org", subject: "Bonjour", text: "Un mot.\n", html: `<p><img src="${logoAddress}" alt="G30">Un mot.</p>` }

/** A mail server that accepts every recipient or none. `heard` has the lines of its clients. */
async function aMailServer(refuses = false) {
  const heard: string[] = []
  const server: Server = createServer((socket) => {
    let isText = false
    socket.write("220 test\r\n")
    socket.on("data", (bytes) => {
      for (const line of bytes
        .toString()
        .split("\r\n")
        .filter((part) => part !== "")) {
        heard.push(line)
        if (isText && line !== ".") continue
        const isRefused = refuses && line.startsWith("RCPT")
        const code = isRefused ? 550 : line === "DATA" ? 354 : 250
        isText = line === "DATA"
        socket.write(`${code} ${isRefused ? `no ${mail.to} here` : "ok"}\r\n`)
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  return { heard, url: `smtp://127.0.0.1:${port}`, close: () => server.close() }
}

function aPost() {
  const home = aTemporaryFolder()
  const log: LogEntry[] = []
  return { home, log, post: { home, now: () => new Date("2026-11-21T12:00:00Z"), log: (entry: LogEntry) => void log.push(entry) } }
}

test("with a mail server a mail is sent, and no file is written", async () => {
  const server = await aMailServer()
  const { home, log, post } = aPost()

  await makeMailer({ smtpUrl: server.url, mailFrom: "G30 <office@g30.example>" }, post)(mail)
  server.close()

  expect(server.heard).toEqual(expect.arrayContaining(["MAIL FROM:<office@g30.example>", "RCPT TO:<ines@example.org>", "Un mot."]))
  expect(readdirSync(home)).toEqual([])
  expect(log).toEqual([])
})

test("a mail that the mail server refuses waits in the outbox, and the log has no address", async () => {
  const server = await aMailServer(true)
  const { home, log, post } = aPost()

  await makeMailer({ smtpUrl: server.url, mailFrom: "office@g30.example" }, post)(mail)
  server.close()

  const [name = "", ...others] = readdirSync(join(home, "outbox"))
  expect(others).toEqual([])
  expect(statSync(join(home, "outbox", name)).mode & 0o077).toBe(0)
  expect(log.map(({ event }) => event)).toEqual(["mail server failed", "mail waits in the outbox"])
  expect(JSON.stringify(log)).not.toContain("ines@")
})

test("an address with a comma stays one recipient", async () => {
  const server = await aMailServer()
  const { post } = aPost()

  await makeMailer({ smtpUrl: server.url, mailFrom: "office@g30.example" }, post)({ ...mail, to: "ines@example.org, thief@example.org" })
  server.close()

  expect(server.heard.filter((line) => line.startsWith("RCPT TO:")).length).toBeLessThan(2)
})

test("a mail has plain text, HTML and the logo", async () => {
  const { home, post } = aPost()
  await makeMailer({}, post)(mail)
  const [name = ""] = readdirSync(join(home, "outbox"))
  const bytes = readFileSync(join(home, "outbox", name), "utf8")
  expect(bytes).toContain("Content-Type: text/plain")
  expect(bytes).toContain("Content-Type: text/html")
  const [, cid = ""] = /Content-Id: <(.+)>/i.exec(bytes) ?? []
  expect(bytes).toContain(`cid:${cid}`)
  const [, picture = ""] = /Content-Id: <.+>[\s\S]*?\n\n([A-Za-z0-9+/=\n]+)/i.exec(bytes) ?? []
  const { width, height } = await sharp(Buffer.from(picture, "base64")).metadata()
  expect([width, height]).toEqual([350, 80])
})
