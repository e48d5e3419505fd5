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
 * @property {string} [token]
 * @property {number} limitMs
 */

/** Where questions go. */
const TARGET = { host: AT.front, port: 8080 };

/** A visitor with an address and connections of its own, which are kept alive as a browser's. */
export class Visitor {
  /** @param {string} address in 127.0.0.0/8 */
  constructor(address) {
    this.address = address;
    this.agent = new http.Agent({ keepAlive: true, maxSockets: 4 });
  }

  /** @param {Question} question @returns {Promise<Answer>} never rejects */
  ask({ path, fields, token, limitMs }) {
    const began = performance.now();
    const body = fields && new URLSearchParams(fields).toString();
    const headers = {
      host: HOST,
      ...(body !== undefined && {
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': Buffer.byteLength(body),
      }),
      ...(token !== undefined && { bearer: token }),
    };
    return new Promise((done) => {
      /** @param {Partial<Answer>} got */
      const end = (got) => {
        clearTimeout(timer);
        done({ status: 0, retryAfter: null, body: '', fault: null, ...got, ms: performance.now() - began });
      };
      const asked = http.request(
        { ...TARGET, path, headers, method: fields ? 'POST' : 'GET', agent: this.agent, localAddress: this.address },
        (answer) => {
          let text = '';
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

  close() {
    this.agent.destroy();
  }
}
