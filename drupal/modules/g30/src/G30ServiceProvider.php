<?php

declare(strict_types=1);

namespace Drupal\g30;

use Drupal\Core\DependencyInjection\ContainerBuilder;
use Drupal\Core\DependencyInjection\ServiceProviderBase;
use Drupal\g30\Access\LanguageGrants;
use Drupal\g30\Access\RolePermissions;
use Drupal\g30\History\RevisionAwareCacher;
use Drupal\g30\JsonApi\CountingResourceTypeRepository;
use Drupal\g30\OAuth\TokenResponse;

/** Replaces the services of other modules that have no event for what we add. */
final class G30ServiceProvider extends ServiceProviderBase {
  public function alter(ContainerBuilder $container): void {
    $container->getDefinition('access_policy.user_roles')->setClass(RolePermissions::class);
    $container->getDefinition('jsonapi.resource_type.repository')->setClass(CountingResourceTypeRepository::class);
    $container->getDefinition('jsonapi.normalization_cacher')->setClass(RevisionAwareCacher::class);
    $container->getDefinition('node.grant_storage')->setClass(LanguageGrants::class);
    $container->getDefinition('simple_oauth.server.response_type')->setClass(TokenResponse::class);
  }
}
