/**
 * The variables of the grid's own styles. The grid writes them into a `<style>` element, which the Content Security
 * Policy of the server refuses, so focus, hover, fonts and spaces would be missing.
 */
export const gridVariables = {
  '--DataGrid-t-spacing-unit': 'var(--mui-spacing)',
  '--DataGrid-t-color-border-base': 'var(--mui-palette-divider)',
  '--DataGrid-t-color-background-base': 'var(--mui-palette-background-paper)',
  '--DataGrid-t-color-background-overlay': 'var(--mui-palette-background-paper)',
  '--DataGrid-t-header-background-base': 'var(--mui-palette-background-paper)',
  '--DataGrid-t-color-foreground-base': 'var(--mui-palette-text-primary)',
  '--DataGrid-t-color-foreground-muted': 'var(--mui-palette-text-secondary)',
  '--DataGrid-t-color-foreground-accent': 'var(--mui-palette-primary-main)',
  '--DataGrid-t-color-foreground-disabled': 'var(--mui-palette-text-disabled)',
  '--DataGrid-t-color-interactive-hover': 'var(--mui-palette-text-primary)',
  '--DataGrid-t-color-interactive-hover-opacity': '0.04',
  '--DataGrid-t-color-interactive-focus': 'var(--mui-palette-primary-main)',
  '--DataGrid-t-color-interactive-focus-opacity': '0.12',
  '--DataGrid-t-color-interactive-selected': 'var(--mui-palette-primary-main)',
  '--DataGrid-t-color-interactive-selected-opacity': '0.08',
  '--DataGrid-t-radius-base': 'var(--mui-shape-borderRadius)',
  '--DataGrid-t-typography-font-body': 'var(--mui-font-body1)',
  '--DataGrid-t-typography-font-small': 'var(--mui-font-caption)',
  '--DataGrid-t-typography-font-large': 'var(--mui-font-body1)',
  '--DataGrid-t-typography-font-weight-medium': '600',
} as const;
