{{- define "vinlore.name" -}}
{{- .Release.Name | trunc 50 | trimSuffix "-" -}}
{{- end -}}

{{- define "vinlore.image" -}}
{{- if .Values.image.digest -}}
{{ .Values.image.repository }}@{{ .Values.image.digest }}
{{- else -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end -}}
{{- end -}}

{{/* Labels that never change, so that selectors can use them. Takes the root and the process. */}}
{{- define "vinlore.selector" -}}
app.kubernetes.io/name: vinlore
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .process }}
{{- end -}}

{{- define "vinlore.labels" -}}
{{ include "vinlore.selector" . }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ .root.Chart.Name }}-{{ .root.Chart.Version }}
{{- end -}}

{{- define "vinlore.podSecurity" -}}
securityContext:
  runAsNonRoot: true
  runAsUser: 65532
  runAsGroup: 65532
  fsGroup: 65532
  seccompProfile:
    type: RuntimeDefault
automountServiceAccountToken: false
enableServiceLinks: false
{{- with .Values.imagePullSecrets }}
imagePullSecrets:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.nodeSelector }}
nodeSelector:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.tolerations }}
tolerations:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end -}}

{{- define "vinlore.containerSecurity" -}}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities:
    drop: [ALL]
{{- end -}}

{{/* Takes the root, and whether the process may act as the owner of the tables. */}}
{{- define "vinlore.environment" -}}
env:
  - { name: VINLORE_MODE, value: production }
  - { name: PUBLIC_URL, value: {{ .root.Values.publicUrl | quote }} }
  - { name: TRUST_PROXY, value: {{ .root.Values.trustProxy | quote }} }
  - { name: ADMIN_ADDRESS, value: '0.0.0.0:9464' }
  - { name: JOBS, value: 'off' }
  {{- range $name, $value := .root.Values.env }}
  - { name: {{ $name }}, value: {{ $value | quote }} }
  {{- end }}
envFrom:
  - secretRef: { name: {{ .root.Values.secretName }} }
  {{- if .owner }}
  - secretRef: { name: {{ .root.Values.ownerSecretName }} }
  {{- end }}
{{- end -}}

{{- define "vinlore.folders" -}}
volumeMounts:
  - { name: data, mountPath: /data }
  - { name: tmp, mountPath: /tmp }
{{- end -}}

{{/* Keys come from the Secret, so /data holds only what can be made again. */}}
{{- define "vinlore.volumes" -}}
volumes:
  - { name: data, emptyDir: {} }
  - { name: tmp, emptyDir: {} }
{{- end -}}

{{/* Pods of one process spread over nodes and zones. Takes the root and the process. */}}
{{- define "vinlore.spread" -}}
topologySpreadConstraints:
  {{- range $key := list "kubernetes.io/hostname" "topology.kubernetes.io/zone" }}
  - topologyKey: {{ $key }}
    maxSkew: 1
    whenUnsatisfiable: ScheduleAnyway
    labelSelector:
      matchLabels:
        {{- include "vinlore.selector" $ | nindent 8 }}
  {{- end }}
{{- end -}}
