import { AT } from '../places.mjs';

/** What a visitor gets while no app server answers: the form of the API's own refusals, to be repeated. */
export const AWAY = `HTTP/1.1 503 Service Unavailable\r
content-type: application/json\r
cache-control: no-store\r
retry-after: 1\r
connection: close\r
\r
{"status":false,"message":"The service is unavailable for a moment. Try again."}`;

/**
 * In front of PostgreSQL: Patroni's REST API says which node is the primary. Sessions on a node that stops being it are
 * cut, or they would wait for a server that never answers.
 *
 * @returns {string}
 */
export function databaseProxy() {
  const servers = AT.nodes.map((address, at) => `  server n${at + 1} ${address}:5432 check addr ${address} port 8008`);
  /** @param {string} name @param {number} port @param {string} path */
  const listen = (name, port, path) =>
    [
      `listen ${name}`,
      `  bind ${AT.primary}:${port}`,
      `  option httpchk OPTIONS ${path}`,
      '  http-check expect status 200',
      '  default-server inter 500ms fastinter 250ms fall 2 rise 1 on-marked-down shutdown-sessions',
      ...servers,
    ].join('\n');
  return `global
  maxconn 1000
defaults
  mode tcp
  timeout connect 1s
  timeout check 1s
  timeout client 1h
  timeout server 1h
  option clitcpka
  option srvtcpka
${listen('primary', 5432, '/primary')}
${listen('standbys', 5433, '/replica')}
`;
}

/**
 * In front of the app servers: one that isn't ready gets no request. Requests that have certainly not arrived go to the
 * other one; only reads are repeated otherwise.
 *
 * @param {string} awayFile path of a file with {@link AWAY}
 * @returns {string}
 */
export function frontProxy(awayFile) {
  const servers = AT.apps.map((address, at) => `  server app-${at + 1} ${address}:3000`);
  /** @param {string} name @param {string} path that a server answers with 200 if it is to get requests */
  const backend = (name, path) => `backend ${name}
  balance roundrobin
  option httpchk
  http-check send meth GET uri ${path}
  http-check expect status 200
  option redispatch 1
  retries 2
  retry-on conn-failure empty-response
  http-request disable-l7-retry unless METH_GET or METH_HEAD
  # A kept connection that breaks would end the visitor's without an answer.
  option http-server-close
  default-server check inter 500ms fastinter 200ms fall 1 rise 1 observe layer4 error-limit 1 on-error mark-down
${servers.join('\n')}`;
  return `global
  maxconn 2000
defaults
  mode http
  timeout connect 500ms
  timeout check 1500ms
  timeout client 65s
  timeout http-keep-alive 60s
  timeout queue 1s
  # A document is set within this time; a process that is frozen answers nothing.
  timeout server 20s
  errorfile 502 ${awayFile}
  errorfile 503 ${awayFile}
  errorfile 504 ${awayFile}
frontend front
  bind ${AT.front}:8080
  option forwardfor
  # While the database is away, no server is ready, and each still serves pages and refuses the rest by itself.
  use_backend alive if { nbsrv(ready) eq 0 }
  default_backend ready
${backend('ready', '/readyz')}
${backend('alive', '/healthz')}
listen statistics
  bind ${AT.front}:8081
  stats enable
  stats uri /
`;
}
