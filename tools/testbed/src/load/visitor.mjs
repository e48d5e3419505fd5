import http from 'node:http';
import { AT } from '../places.mjs';

/** A brand's host, as a browser sends it. */
const HOST = 'vinlore.localhost';

/**
 * @typedef {object} Answer
 * @property {number} status 0 if there was none
 * @property {number} ms from the question to the whole answer
 * @property {number | null} retryAfter seconds; null if the answer names none
 * @property {string} body
 * @property {string | null} fault why there was no answer
 *
 * @typedef {object} Question
 * @property {string} path
 * @property {Record<string, string>} [fields] posts them as a form; without them it is a GET
 * @property {unknown} [json] posts it as JSON
 * @property {string} [token]
 * @property {number} limitMs
 */

/**
 * Where questions go.
 *
 * @typedef {{ host: string; port: number }} Target
 */
const FRONT = { host: AT.front, port: 8080 };

/** A visitor with an address and connections of its own, which are kept alive as a browser's. */
export class Visitor {
  /** Cookies by name, if they are kept. @type {Map<string, string> | null} */
  cookies = null;

  /**
   * @param {string} address in 127.0.0.0/8
   * @param {Target} [target]
   * @param {string} [name] the host that a browser would name
   */
  constructor(address, target = FRONT, name = HOST) {
    this.address = address;
    this.target = target;
    this.name = name;
    this.agent = new http.Agent({ keepAlive: true, maxSockets: 4 });
  }

  /** @param {Question} question @returns {Promise<Answer>} never rejects */
  ask({ path, fields, json, token, limitMs }) {
    const began = performance.now();
    const body = json === undefined ? fields && new URLSearchParams(fields).toString() : JSON.stringify(json);
    const headers = {
      host: this.name,
      ...(body !== undefined && {
        'content-type': json === undefined ? 'application/x-www-form-urlencoded' : 'application/json',
        'content-length': Buffer.byteLength(body),
      }),
      ...(token !== undefined && { bearer: token }),
      ...(this.cookies !== null &&
        this.cookies.size > 0 && { cookie: [...this.cookies].map((each) => each.join('=')).join('; ') }),
    };
    return new Promise((done) => {
      /** @param {Partial<Answer>} got */
      const end = (got) => {
        clearTimeout(timer);
        done({ status: 0, retryAfter: null, body: '', fault: null, ...got, ms: performance.now() - began });
      };
      const asked = http.request(
        {
          ...this.target,
          path,
          headers,
          method: body === undefined ? 'GET' : 'POST',
          agent: this.agent,
          localAddress: this.address,
        },
        (answer) => {
          let text = '';
          this.#keep(answer.headers['set-cookie']);
          answer.on('data', (/** @type {Buffer} */ chunk) => (text += chunk.toString()));
          answer.on('error', (error) => end({ fault: error.message }));
          answer.on('end', () => {
            const seconds = Number(answer.headers['retry-after']);
            const retryAfter = Number.isFinite(seconds) ? seconds : null;
            end({ status: answer.statusCode ?? 0, retryAfter, body: text });
          });
        },
      );
      const timer = setTimeout(() => asked.destroy(new Error(`No answer within ${limitMs} ms`)), limitMs);
      asked.on('error', (error) => end({ fault: error.message }));
      asked.end(body);
    });
  }

  /** @param {readonly string[] | undefined} lines of Set-Cookie */
  #keep(lines = []) {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.cookies?.set(name, value);
    }
  }

  close() {
    this.agent.destroy();
  }
}
