#!/bin/bash
# Patroni runs this once, on the first leader.
psql -v ON_ERROR_STOP=1 -d "$1" \
  -c "create role openmall login password '${DATABASE_PASSWORD}'" \
  -c "create database openmall owner openmall"
